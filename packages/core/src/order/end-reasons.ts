interface Ended {
  readonly schemeName: string;
  readonly remarks: string;
}

/** Returns why orders ended, in sentences: the reason that all of them share, else that of each by the name of its scheme. */
export function endReasons(orders: readonly Ended[]): string[] {
  const reasons = new Set(orders.map(({ remarks }) => remarks));
  if (reasons.size === 1) return [...reasons].filter(Boolean);
  return orders.flatMap(({ schemeName, remarks }) => (remarks ? [`${schemeName}: ${remarks}`] : []));
}
