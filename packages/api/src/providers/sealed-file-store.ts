import type { Crypto } from '#crypto/crypto.js';
import { keyIdOf } from '#crypto/seal-bytes.js';
import type { FileStore } from './file-store.js';

/** Files that lie sealed in another store, each as its own; those from before lie there as they were, and are given so. */
export function sealedFileStore(inner: FileStore, crypto: Crypto): FileStore {
  return {
    put: (id, bytes) => inner.put(id, crypto.sealBytes(bytes, id)),
    get: async (id) => {
      const kept = await inner.get(id);
      return kept && keyIdOf(kept) !== null ? crypto.openBytes(kept, id) : kept;
    },
    delete: (id) => inner.delete(id),
  };
}
