import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const OURS = ['core', 'sdk'].map((name) => join(ROOT, 'packages', name, 'src/'));
const ENTRY = /\/src\/(elements|embed)\.ts$/;

/**
 * What the package.json files of core and sdk say by `sideEffects`: the TypeScript plugin resolves our files and does not read
 * it. Without it a barrel drags every file it names into every chunk that reads from it. @returns {import('rollup').Plugin}
 */
export const noSideEffects = () => ({
  name: 'prosperx-no-side-effects',
  transform: (_code, id) =>
    OURS.some((folder) => id.startsWith(folder)) && !ENTRY.test(id) ? { moduleSideEffects: false } : null,
});
