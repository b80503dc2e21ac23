import { buildStale, PACKAGE } from '../lib/build.mjs';
import { NOT_TRUST, runPlaywright } from '../lib/playwright.mjs';
import { withPostgres } from '../lib/postgres.mjs';

/** Folders whose tests open neither the site nor its server. */
const NO_SITE = /^(packages\/sdk|scripts\/(?!publish\/at-rest))/;

/** `npm run e2e [FILE …]`: the browser tests of `npm test`; with arguments, which go to Playwright, also those of `npm run trust`. @param {string[]} args */
export async function run(args) {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const needsSite = files.length === 0 || !files.every((file) => NO_SITE.test(file));
  await buildStale(...(needsSite ? [] : ['sdk']));
  await buildStale(PACKAGE);
  return withPostgres(() => runPlaywright(args.length > 0 ? args : NOT_TRUST));
}
