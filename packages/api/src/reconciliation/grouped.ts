/** Groups rows by a name that several of them share; a name that no row has gives an empty list. */
export function grouped<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
): (name: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return (name) => groups.get(name) ?? [];
}
