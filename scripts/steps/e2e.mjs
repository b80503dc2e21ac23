import { buildStale, PACKAGE } from '../lib/build.mjs';
import { NOT_TRUST, runPlaywright } from '../lib/playwright.mjs';
import { withPostgres } from '../lib/postgres.mjs';

/** `npm run e2e [FILE …]`: the browser tests of `npm test`; with arguments, which go to Playwright, also those of `npm run trust`. @param {string[]} args */
export async function run(args) {
  // those of the SDK, its package and its examples need no site
  await buildStale(...(args.some((arg) => /^--project=(sdk|package|examples)$/.test(arg)) ? ['sdk'] : []));
  await buildStale(PACKAGE);
  return withPostgres(() => runPlaywright(args.length > 0 ? args : NOT_TRUST));
}
