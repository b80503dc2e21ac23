import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const SDK = join(ROOT, 'packages/sdk');
export const SOURCE = join(SDK, 'src');
export const DIST = join(SDK, 'dist');
/** What a browser loads by itself: served under `/sdk/<version>/`, or copied to a site of one's own. */
export const CDN = join(DIST, 'cdn');
/** The module that stands in for React in the elements. */
export const PREACT = join(SOURCE, 'widget/preact-lite.ts');
