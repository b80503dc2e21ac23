import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const SDK = join(ROOT, 'packages/sdk');
export const SOURCE = join(SDK, 'src');
export const DIST = join(SDK, 'dist');
/** What a browser loads by itself: served under `/sdk/<version>/`, or copied to a site of one's own. */
export const CDN = join(DIST, 'cdn');

/** Every widget: its name and the folder of its contract and view. @returns {{ name: string, folder: string }[]} */
export function findWidgets() {
  const layers = ['features', 'flows'].map((layer) => join(SOURCE, layer)).filter((layer) => existsSync(layer));
  return layers
    .flatMap((layer) => readdirSync(layer).map((name) => ({ name, folder: join(layer, name) })))
    .filter(({ name, folder }) => existsSync(join(folder, `${name}.contract.ts`)));
}
