/** The answers by which the exchange is told of an investor's occupation, income and taxes. */
export interface DeclaredFacts {
  readonly occupationType: string | null;
  readonly incomeSlab: string | null;
  readonly fatca: object | null;
  /** The investor has declared that these very answers are true. */
  readonly fatcaCompliant: boolean;
}

/** Tells whether an investor has declared what the exchange is told of them. Some were registered before it was asked. */
export const isFatcaDeclared = ({ occupationType, incomeSlab, fatca, fatcaCompliant }: DeclaredFacts): boolean =>
  occupationType !== null && incomeSlab !== null && fatca !== null && fatcaCompliant;
