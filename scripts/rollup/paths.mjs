import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const SDK = join(ROOT, 'packages/sdk');
export const SOURCE = join(SDK, 'src');
export const DIST = join(SDK, 'dist');
/** What a browser loads by itself: served under `/sdk/<version>/`, or copied to a site of one's own. */
export const CDN = join(DIST, 'cdn');

const LISTED = /import\(\s*'#((?:features|flows)\/([\w-]+))\/[\w-]+\.js'\s*,?\s*\)\s*\)\.(\w+)/g;

/** Every widget of the one list, `src/widgets.ts`: its name, its folder, and the name of its view. @returns {{ name: string, folder: string, view: string }[]} */
export function findWidgets() {
  const list = readFileSync(join(SOURCE, 'widgets.ts'), 'utf8');
  return [...list.matchAll(LISTED)].map(([, folder = '', name = '', view = '']) => ({
    name,
    folder: join(SOURCE, folder),
    view,
  }));
}
