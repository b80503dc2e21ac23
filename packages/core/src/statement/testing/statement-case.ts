/** What a statement should be read as: of each scheme its folio, name, ISIN, units and value; `gaps` and `leftOut` where there are any. */
export interface StatementCase {
  readonly title: string;
  readonly lines: readonly string[];
  readonly held: readonly (readonly [folio: string, name: string, isin: string, units: number, value: number | null])[];
  readonly sold?: readonly string[];
  readonly gaps?: readonly (readonly [reckoned: number, stated: number])[];
  readonly leftOut?: readonly string[];
  /** The kinds and units of the lines of the first scheme. */
  readonly moves?: readonly (readonly [kind: string, units: number])[];
}
