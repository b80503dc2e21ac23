import { stripVTControlCharacters } from 'node:util';
import { CommandError } from './command-log.mjs';
import { ROOT } from './exec.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** What a part of a run took and came to. @typedef {Results & { name: string, seconds: number }} Part */

/** Runs one part of a run; what is thrown in it is its failure, and no reason to leave out the parts after it. @param {string} name @param {() => Promise<Results>} work @returns {Promise<Part>} */
export async function runPart(name, work) {
  const since = performance.now();
  /** @type {Results} */
  let results;
  try {
    results = await work();
  } catch (error) {
    const why = error instanceof CommandError ? error.message : String(/** @type {Error} */ (error).stack ?? error);
    console.error(`prosperx: ${why}`);
    results = { passed: 0, failed: [`${name}: ${stripVTControlCharacters(why).split('\n')[0]}`], skipped: 0 };
  }
  return { name, seconds: (performance.now() - since) / 1000, ...results };
}

/** @param {readonly string[]} cells */
const row = ([name = '', ...figures]) => `  ${name.padEnd(16)}${figures.map((figure) => figure.padStart(9)).join('')}`;

/** @param {Part} part */
const rowOf = ({ name, seconds, passed, failed, skipped }) =>
  row([name, seconds.toFixed(0), ...[passed, failed.length, skipped].map(String)]);

/** What a part consists of, where it is known: workers run side by side, so its seconds are more than those of the part. @param {Part} part */
const rowsOf = (part) => [
  rowOf(part),
  ...(part.shares ?? []).map(({ name, seconds, cases }) => row([`  ${name}`, seconds.toFixed(0), String(cases)])),
];

/** The last lines of a run: a table of its parts, what failed, what passed only when tried again, and the sum. @param {readonly Part[]} parts @param {number} seconds of the whole run */
export function summary(parts, seconds) {
  const [failed, unsteady] = [parts.flatMap((part) => part.failed), parts.flatMap((part) => part.unsteady ?? [])];
  const sum = (/** @type {(part: Part) => number} */ of) => parts.reduce((total, part) => total + of(part), 0);
  const [passed, skipped] = [sum((part) => part.passed), sum((part) => part.skipped)];
  return [
    row(['part', 'seconds', 'passed', 'failed', 'skipped']),
    ...parts.flatMap(rowsOf),
    rowOf({ name: 'all', seconds, passed, failed, skipped }),
    ...(skipped > 0 ? ['  Skipped for want of REFERENCE_DATA or of a PostgreSQL server.'] : []),
    ...failed.map((name) => `FAILED    ${name.replace(`${ROOT}/`, '')}`),
    ...unsteady.map(
      (name) => `UNSTEADY  ${name.replace(`${ROOT}/`, '').split('\n')[0]}: passed when it was tried again`,
    ),
    `${passed} passed, ${failed.length} failed`,
  ];
}
