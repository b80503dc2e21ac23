import type { Db } from '#db/db.js';
import { pincodes } from '#db/schema/index.js';
import { parsePincodes } from '#providers/pincode/imported-pincodes.js';
import { refusePart } from '#records/fund/whole-file.js';

const AT_ONCE = 1_000;

/**
 * Takes a file of pincodes over: all of it or nothing. Throws for a file that has far fewer than are known, unless it may shrink. Gives their
 * number.
 */
export async function importPincodes(db: Db, csv: string, mayShrink = false): Promise<number> {
  const rows = parsePincodes(csv);
  await db.transaction(async (tx) => {
    refusePart({ found: rows.length, known: await tx.$count(pincodes), what: 'pincodes', mayShrink });
    await tx.delete(pincodes);
    for (let at = 0; at < rows.length; at += AT_ONCE) await tx.insert(pincodes).values(rows.slice(at, at + AT_ONCE));
  });
  return rows.length;
}
