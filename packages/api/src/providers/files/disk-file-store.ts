import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Crypto, keyIdOf } from '#crypto/crypto.js';
import { newId } from '#crypto/new-id.js';
import { systemCodeOf } from '#db/start-error.js';
import type { FileStore } from '#providers/providers.js';

/** Files in a folder that nobody else may read. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!/^[A-Za-z0-9_-]{1,80}$/.test(id)) throw new RangeError('not an id of a file');
    return join(folder, id);
  };
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // a process that dies half-way leaves the earlier file
      const half = `${path}.${newId('new')}`;
      await writeFile(half, bytes, { mode: 0o600 });
      await rename(half, path);
    },
    get: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (systemCodeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (id) => rm(pathOf(id), { force: true }),
  };
}

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
