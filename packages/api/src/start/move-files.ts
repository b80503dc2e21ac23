import { and, asc, gt, isNull } from 'drizzle-orm';
import { type Crypto, keyIdOf } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { files } from '#db/schema/index.js';
import type { FileStore } from '#providers/providers.js';

const BATCH = 200;

/** What became of the files that rows name. */
export interface Moved {
  readonly copied: number;
  /** They were there already. */
  readonly known: number;
  /** They are in neither store. */
  readonly missing: number;
}

const isSame = (one: Uint8Array, other: Uint8Array | null) => other !== null && Buffer.from(one).equals(other);

/** Tells whether a file lies in the other store as it is to lie there: sealed as it is here, or by us where it is readable here. */
function isMoved(crypto: Crypto, id: string, here: Uint8Array, there: Uint8Array | null): boolean {
  if (there === null || keyIdOf(here) !== null) return isSame(here, there);
  return keyIdOf(there) !== null && isSame(here, crypto.openBytes(there, id));
}

/**
 * Copies every file that a row names from one store to another, sealed as it is or now, and reads each one back. It can be stopped at any moment
 * and begun again; what was uploaded meanwhile comes with the next run. Rejects where a copy is not what was copied.
 */
export async function moveFiles(db: Db, crypto: Crypto, from: FileStore, to: FileStore): Promise<Moved> {
  const counts = { copied: 0, known: 0, missing: 0 };
  const moveOne = async (id: string): Promise<keyof Moved> => {
    const [here, there] = [await from.get(id), await to.get(id)];
    if (!here) return there ? 'known' : 'missing';
    if (isMoved(crypto, id, here, there)) return 'known';
    await to.put(id, keyIdOf(here) === null ? crypto.sealBytes(here, id) : here);
    if (!isMoved(crypto, id, here, await to.get(id))) throw new Error(`the copy of ${id} differs from the file`);
    return 'copied';
  };
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id } of rows) counts[await moveOne(id)] += 1;
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
  }
}
