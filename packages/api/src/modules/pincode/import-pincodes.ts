import type { Db } from '#db/db.js';
import { pincodes } from '#db/schema/index.js';
import { parsePincodes } from './parse-pincodes.js';

const AT_ONCE = 1_000;

/** Takes a file of pincodes over: all of it or nothing. Gives their number. */
export async function importPincodes(db: Db, csv: string): Promise<number> {
  const rows = parsePincodes(csv);
  await db.transaction(async (tx) => {
    await tx.delete(pincodes);
    for (let at = 0; at < rows.length; at += AT_ONCE) await tx.insert(pincodes).values(rows.slice(at, at + AT_ONCE));
  });
  return rows.length;
}
