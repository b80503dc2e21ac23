import { buildStale } from '../lib/build.mjs';
import { runPlaywright } from '../lib/playwright.mjs';
import { withPostgres } from '../lib/postgres.mjs';

/** `npm run e2e [FILE …]`: the browser tests; arguments go to Playwright. @param {string[]} args */
export async function run(args) {
  // those of the SDK, its package and its examples need no site
  await buildStale(...(args.some((arg) => /^--project=(sdk|package|examples)$/.test(arg)) ? ['sdk'] : []));
  return withPostgres(() => runPlaywright(args));
}
