/** People or schemes of whom one statement reads: some fifty thousand rows of the ledger. */
const PART = 500;

/** Reads of many a part at a time, one after another, so that no statement takes longer the more there are. */
export async function inParts<One, Row>(
  all: readonly One[],
  read: (part: readonly One[]) => Promise<Iterable<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < all.length; at += PART) {
    for (const row of await read(all.slice(at, at + PART))) rows.push(row);
  }
  return rows;
}
