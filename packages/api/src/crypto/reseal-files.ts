import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { files } from '#db/schema/index.js';
import type { FileStore } from '#providers/file-store.js';
import { sealedFileStore } from '#providers/sealed-file-store.js';
import type { Crypto } from './crypto.js';
import { keyIdOf } from './seal-bytes.js';

const BATCH = 200;

async function resealFile(store: FileStore, crypto: Crypto, id: string, keyId: string): Promise<boolean> {
  const kept = await store.get(id);
  if (!kept || keyIdOf(kept) === keyId) return false;
  const sealed = sealedFileStore(store, crypto);
  const plain = await sealed.get(id);
  if (!plain) return false;
  await sealed.put(id, plain);
  return true;
}

/**
 * Seals every kept file anew that `keyId`, the current one, has not sealed, those included that lie readable from before; tells how many.
 * As `resealAll` it can be stopped and begun again. One that is replaced at that moment is left without a row, where nobody can reach it.
 */
export async function resealFiles(db: Db, store: FileStore, crypto: Crypto, keyId: string): Promise<number> {
  let [resealed, after] = [0, ''];
  for (;;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id } of rows) if (await resealFile(store, crypto, id, keyId)) resealed += 1;
    const last = rows.at(-1);
    if (!last) return resealed;
    after = last.id;
  }
}
