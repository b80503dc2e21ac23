import { buildStale, PACKAGE } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { runFolder } from '../lib/tsx.mjs';

/** `npm run trust [NAME]`: the long runs, `scripts/trust/NAME.trust.ts`, each printing one line of figures. @param {string[]} args */
export async function run(args) {
  await buildStale();
  // an app outside installs the package
  await buildStale(PACKAGE);
  await needChromium();
  return withPostgres(() => runFolder('scripts/trust', '.trust.ts', args));
}
