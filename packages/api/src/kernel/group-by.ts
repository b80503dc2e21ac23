/** Returns rows by a name of each, groups and rows in the order in which they come (Map.groupBy, which Node 20 does not have). */
export function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}
