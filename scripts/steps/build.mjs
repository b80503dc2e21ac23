import { buildStale } from '../lib/build.mjs';

/** `npm run build`: everything that a server gives out, and the server. */
export async function run() {
  await buildStale();
  return 0;
}
