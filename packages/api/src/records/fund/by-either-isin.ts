interface Isins {
  readonly isin: string;
  readonly secondIsin: string | null;
}

/** Returns schemes by each of their ISINs; one that is the first of a scheme names that one. */
export const byEitherIsin = <Scheme extends Isins>(schemes: readonly Scheme[]): ReadonlyMap<string, Scheme> =>
  new Map([
    ...schemes.flatMap((scheme) => (scheme.secondIsin ? [[scheme.secondIsin, scheme] as const] : [])),
    ...schemes.map((scheme) => [scheme.isin, scheme] as const),
  ]);

/** Leaves out rows of a second ISIN whose scheme has rows of its first too: the exchange sells both options, and one of them is ours. */
export function ofFirstIsin<Row extends { readonly isin: string }>(
  rows: readonly Row[],
  known: ReadonlyMap<string, Isins>,
): Row[] {
  const named = new Set(rows.map(({ isin }) => isin));
  return rows.filter(({ isin }) => {
    const first = known.get(isin)?.isin;
    return first === undefined || first === isin || !named.has(first);
  });
}
