import { PxError } from '@prosperx/core/errors';
import { type Crypto, keyIdOf } from '#crypto/crypto.js';
import type { FileStore } from '#providers/providers.js';

/** Seconds until another try makes sense while the store is away or full. */
const RETRY_AFTER = 30;

/** Rejects with `unavailable` where the store does: who asks may come again, and nobody has to look for a fault in our code. */
async function told<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new PxError('unavailable', { retryAfter: RETRY_AFTER, cause });
  }
}

/** Rejects with `unavailable` for what is not sealed as the file that it is to be; the log names the file, for a person to look at. */
function opened(crypto: Crypto, id: string, kept: Uint8Array): Uint8Array {
  try {
    return crypto.openBytes(kept, id);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PxError('unavailable', { cause: new Error(`the file ${id} does not open: ${why}`, { cause: error }) });
  }
}

/**
 * Files that lie sealed in another store, each as its own. Those from before lie readable in a folder, and are given so; from a bucket, into
 * which others may write, nothing is taken that is not sealed.
 */
export function sealedFileStore(inner: FileStore, crypto: Crypto): FileStore {
  return {
    put: (id, bytes) => told(inner.put(id, crypto.sealBytes(bytes, id))),
    get: async (id) => {
      const kept = await told(inner.get(id));
      return kept && (keyIdOf(kept) !== null || !inner.holdsReadable) ? opened(crypto, id, kept) : kept;
    },
    delete: (id) => told(inner.delete(id)),
  };
}

const PROBE = 'probe';

/** Keeps a file of a few bytes and reads it: rejects unless a store keeps what it is given. */
export async function probeFileStore(store: FileStore): Promise<void> {
  await store.put(PROBE, Buffer.from(PROBE));
  const read = await store.get(PROBE);
  if (!read || !Buffer.from(read).equals(Buffer.from(PROBE))) throw new Error('a file that was kept is not there');
}
