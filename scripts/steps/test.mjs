import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../lib/build.mjs';
import { runChecks } from '../lib/checks.mjs';
import { bin, exec, ROOT } from '../lib/exec.mjs';
import { runPlaywright } from '../lib/playwright.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { playwrightResults, vitestResults } from '../lib/results.mjs';
import { CannotGoOn, say, seconds } from '../lib/say.mjs';
import { measure } from '../size.mjs';

/** @typedef {import('../lib/results.mjs').Results} Results */

const REPORTS = join(ROOT, '.cache/test');

/** Counts something that is not a test as one. @param {string} name @param {() => Promise<number | void>} work @returns {Promise<Results>} */
async function asOneTest(name, work) {
  try {
    if (!(await work())) return { passed: 1, failed: [], skipped: 0 };
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    console.error(`prosperx: ${error.message}`);
  }
  return { passed: 0, failed: [name], skipped: 0 };
}

async function runVitest() {
  say('running the unit and server tests …');
  const path = join(REPORTS, 'vitest.json');
  const { code } = await exec(
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`],
    { show: true },
  );
  return vitestResults(path, code);
}

async function runBrowser() {
  const path = join(REPORTS, 'playwright.json');
  return playwrightResults(path, await runPlaywright([], { PLAYWRIGHT_JSON: path }));
}

/** `npm test`: everything; the last line sums it up. */
export async function run() {
  const since = performance.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  say('checking types, lint rules, format, exports and cycles …');
  /** @type {Results[]} */
  const all = [{ skipped: 0, ...(await runChecks()) }, await asOneTest('build', () => buildStale())];
  await withPostgres(async () => {
    all.push(await runVitest(), await asOneTest('size budgets', measure), await runBrowser());
    return 0;
  });
  const failed = all.flatMap((results) => results.failed);
  const sum = (/** @type {(results: Results) => number} */ of) =>
    all.reduce((total, results) => total + of(results), 0);
  console.log();
  for (const name of failed) console.log(`FAILED  ${name.replace(`${ROOT}/`, '')}`);
  say(
    `${seconds(since)}; ${sum(({ skipped }) => skipped)} skipped, for want of REFERENCE_DATA or of a PostgreSQL server.`,
  );
  console.log(`${sum(({ passed }) => passed)} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
