import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './paths.mjs';

/** @type {Set<string>} */
const written = new Set();

/** Remembers what an output has written. @returns {import('rollup').Plugin} */
export const remembered = () => ({
  name: 'prosperx-remembered',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) written.add(join(dir, name));
  },
});

/** Removes what earlier builds left in the folder; after the last output, since pages may be reading it until then. @returns {import('rollup').Plugin} */
export const removeLeftovers = () => ({
  name: 'prosperx-remove-leftovers',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler() {
      for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && !written.has(path)) rmSync(path);
      }
    },
  },
});
