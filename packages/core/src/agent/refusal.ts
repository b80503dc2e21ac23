/** Why an operator refuses certificates; `refusalCauseText` has their sentences. */
export const REFUSAL_CAUSES = ['numbers', 'name', 'dates', 'not_in_force', 'nism', 'picture', 'other'] as const;
/** One of `REFUSAL_CAUSES`. */
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** Returns a cause as it is known here: `other` for one that is not. */
export const refusalCauseOf = (cause: string): RefusalCause =>
  REFUSAL_CAUSES.find((known) => known === cause) ?? 'other';
