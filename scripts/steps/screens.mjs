import { buildStale } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { runScript } from '../lib/tsx.mjs';

/** `npm run screens [FOLDER [WALK]]`: a picture of each screen and state of the site. @param {string[]} args */
export async function run(args) {
  await buildStale();
  await needChromium();
  return withPostgres(() => runScript('scripts/screens.ts', args));
}
