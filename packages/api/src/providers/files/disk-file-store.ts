import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#crypto/new-id.js';
import { systemCodeOf } from '#db/start-error.js';
import type { FileStore } from '#providers/providers.js';
import { checkedFileId } from './file-id.js';

/** Files in a folder that nobody else may read. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, checkedFileId(id));
  return {
    holdsReadable: true,
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // a process that dies half-way leaves the earlier file
      const half = `${path}.${newId('new')}`;
      try {
        await writeFile(half, bytes, { mode: 0o600 });
        await rename(half, path);
      } catch (error) {
        // half a file on a full disk would keep it full
        await rm(half, { force: true }).catch(() => {});
        throw error;
      }
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
