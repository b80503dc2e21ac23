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
  /** The ids of those that lie there and do not open: unsealed, sealed for another file, or by a key that is not given. */
  readonly unreadable: readonly string[];
}

/** Returns the file in sealed bytes; null where it is not one of ours. */
function openedFile(crypto: Crypto, id: string, bytes: Uint8Array | null): Uint8Array | null {
  if (bytes === null || keyIdOf(bytes) === null) return null;
  try {
    return crypto.openBytes(bytes, id);
  } catch {
    return null;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array | null) => other !== null && Buffer.from(one).equals(other);

/** Tells whether a file lies in the other store as it is to lie there: sealed as it is here, or by us where it is readable here. */
const isMoved = (crypto: Crypto, id: string, here: Uint8Array, there: Uint8Array | null) =>
  isSame(here, keyIdOf(here) === null ? openedFile(crypto, id, there) : there);

/**
 * Copies every file that a row names from one store to another, sealed as it is or now, and reads each one back. It can be stopped at any moment
 * and begun again; what was uploaded meanwhile comes with the next run. Rejects where a copy is not what was copied.
 */
export async function moveFiles(db: Db, crypto: Crypto, from: FileStore, to: FileStore): Promise<Moved> {
  const counts = { copied: 0, known: 0, missing: 0 };
  const unreadable: string[] = [];
  const copyOne = async (id: string): Promise<keyof typeof counts> => {
    const [here, there] = [await from.get(id), await to.get(id)];
    if (!here) return there ? 'known' : 'missing';
    if (isMoved(crypto, id, here, there)) return 'known';
    await to.put(id, keyIdOf(here) === null ? crypto.sealBytes(here, id) : here);
    if (!isMoved(crypto, id, here, await to.get(id))) throw new Error(`the copy of ${id} differs from the file`);
    return 'copied';
  };
  const moveOne = async (id: string) => {
    const outcome = await copyOne(id);
    if (outcome !== 'missing' && openedFile(crypto, id, await to.get(id)) === null) unreadable.push(id);
    else counts[outcome] += 1;
  };
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id } of rows) await moveOne(id);
    const last = rows.at(-1);
    if (!last) return { ...counts, unreadable };
    after = last.id;
  }
}
