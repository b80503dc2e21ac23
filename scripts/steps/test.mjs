import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { runChecks } from '../lib/checks.mjs';
import { CommandError, logLine } from '../lib/command-log.mjs';
import { bin, exec, ROOT } from '../lib/exec.mjs';
import { runPart, summary } from '../lib/parts.mjs';
import { NOT_TRUST, runPlaywright } from '../lib/playwright.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { playwrightResults, vitestResults } from '../lib/results.mjs';
import { measure } from './size.mjs';

/** @typedef {import('../lib/parts.mjs').Part} Part */

const REPORTS = join(ROOT, '.cache/test');
const ONE_PASSED = { passed: 1, failed: [], skipped: 0 };

const checks = async () => ({ skipped: 0, ...(await runChecks()) });

const build = async () => {
  await buildStale();
  return ONE_PASSED;
};

const size = async () =>
  (await measure()) === 0 ? ONE_PASSED : { ...ONE_PASSED, passed: 0, failed: ['size budgets'] };

async function units() {
  logLine('running the unit and server tests …');
  const path = join(REPORTS, 'vitest.json');
  const { code } = await exec(
    bin('vitest'),
    ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`],
    { show: true },
  );
  return vitestResults(path, code);
}

async function browser() {
  // for one example, which alone fails without it; the tests of the published files have mostly built it
  await buildStale(PACKAGE).catch((/** @type {unknown} */ error) => logLine(String(error)));
  const path = join(REPORTS, 'playwright.json');
  return playwrightResults(path, await runPlaywright(NOT_TRUST, { PLAYWRIGHT_JSON: path }));
}

/** What is built is served and measured. @param {Part} built @param {typeof size} work @returns {typeof size} */
const onceBuilt = (built, work) => () =>
  built.failed.length === 0 ? work() : Promise.reject(new CommandError('left out, since nothing could be built.'));

/** `npm test`: everything; a table at the end, whose last line sums it up. */
export async function run() {
  const since = performance.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  logLine('checking types, lint rules, format, exports and cycles …');
  // the checks take longer than the build, and go on beside the first tests
  const checking = runPart('checks', checks);
  const built = await runPart('build', build);
  /** @type {Part[]} */
  const parts = [];
  await withPostgres(async () => {
    parts.push(await runPart('size', onceBuilt(built, size)));
    parts.push(await runPart('unit and server', units));
    parts.push(await runPart('browser', onceBuilt(built, browser)));
    return 0;
  });
  parts.unshift(await checking, built);
  console.log();
  for (const line of summary(parts, (performance.now() - since) / 1000)) console.log(line);
  return parts.every(({ failed }) => failed.length === 0) ? 0 : 1;
}
