import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { CommandError, seconds } from '../lib/command-log.mjs';
import { exec, ROOT, tail, toolEnv } from '../lib/exec.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { PAGE, readRuns, RUNS, trustPage } from '../lib/trust-page.mjs';
import { namesIn, runFolder } from '../lib/tsx.mjs';

const [FOLDER, ENDING] = ['scripts/trust', '.trust.ts'];
/** What the last runs came to. */
const RESULTS = '.cache/trust.json';

/** The lines of a run that begin with its name: its figures, of each engine or part. @param {string} name @param {string} output */
const figuresOf = (name, output) => output.split('\n').filter((line) => line.startsWith(name));

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** Runs that measure times, use all cores by themselves, or build what others use: each has the machine to itself. */
const ALONE = [
  ...['away', 'disk', 'login-alike', 'overload', 'recovery', 'replica', 'roll', 'stop'],
  ...['browser', 'counts', 'engines', 'hosts', 'node', 'preact', 'react'],
  ...['commands', 'mutants', 'new-widget', 'package', 'ship'],
];

/** The pages that keeping a run writes. */
const KEPT = [RUNS, PAGE];

/** A run is kept with its commit, so that nothing else may have been run. */
function refuseChanges() {
  const changed = git('status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
  const others = changed.filter((path) => !KEPT.includes(path));
  if (others.length > 0)
    throw new CommandError(
      `--keep writes down which commit was run; commit first what has changed: ${others.join(', ')}`,
    );
}

/** Writes a run down in the repository. @param {string} name @param {import('../lib/trust-page.mjs').KeptRun} run */
function keep(name, run) {
  const runs = { ...readRuns(), [name]: run };
  const sorted = Object.fromEntries(Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(ROOT, RUNS), `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(join(ROOT, PAGE), trustPage());
}

/** @typedef {{ name: string, passed: boolean, date: string, seconds: number, figures: string[], failure?: string }} Run */

/** Runs one, and says what it came to in a line; what failed is shown with the end of its output. @param {string} name @returns {Promise<Run>} */
async function runOne(name) {
  const since = performance.now();
  const script = join(ROOT, FOLDER, `${name}${ENDING}`);
  const { code, output } = await exec(process.execPath, ['--import', 'tsx', script], { env: toolEnv() });
  const figures = figuresOf(name, output);
  console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${name} (${seconds(since)}) ${figures.at(-1) ?? ''}`);
  if (code !== 0) console.log(tail(output));
  return {
    name,
    passed: code === 0,
    date: new Date().toISOString().slice(0, 10),
    seconds: Math.round((performance.now() - since) / 1_000),
    figures,
    ...(code !== 0 && { failure: tail(output) }),
  };
}

/** Runs several, so many at a time; those that measure times come last, one by one. @param {readonly string[]} names @param {{ isKept: boolean, lanes: number }} how */
async function runAll(names, { isKept, lanes }) {
  if (isKept) refuseChanges();
  const commit = git('rev-parse', 'HEAD').trim();
  /** @type {Run[]} */
  const runs = [];
  /** @param {string[]} waiting */
  const runLane = async (waiting) => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const done = await runOne(name);
      runs.push(done);
      const { passed, date, seconds: took, figures } = done;
      if (isKept) keep(name, { passed, date, commit, seconds: took, figures });
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
      writeFileSync(join(ROOT, RESULTS), `${JSON.stringify({ commit, node: process.version, runs }, null, 2)}\n`);
    }
  };
  const alone = names.filter((name) => lanes === 1 || ALONE.includes(name));
  const together = longestFirst(names.filter((name) => !alone.includes(name)));
  await Promise.all(Array.from({ length: lanes }, () => runLane(together)));
  await runLane(alone);
  const failed = runs.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(
    `${runs.length - failed.length} of ${runs.length} passed${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}; kept in ${RESULTS}`,
  );
  return failed.length > 0 ? 1 : 0;
}

/** Those that took long the last time begin first, so that no lane ends long after the others. @param {readonly string[]} names */
function longestFirst(names) {
  const last = readRuns();
  return names.toSorted((one, other) => (last[other]?.seconds ?? Infinity) - (last[one]?.seconds ?? Infinity) || 0);
}

/**
 * `npm run trust [NAME …]`: the long runs, `scripts/trust/NAME.trust.ts`, each printing one line of figures; all of them without a name. What
 * follows a single name goes to it. With `--keep` their figures go into the repository, with date and commit; `--lanes=2` runs two at a time.
 * @param {string[]} words
 */
export async function run(words) {
  const isKept = words.includes('--keep');
  const lanes = Number(words.find((word) => word.startsWith('--lanes='))?.slice('--lanes='.length) ?? 1);
  if (!Number.isInteger(lanes) || lanes < 1) throw new CommandError('--lanes takes a whole number from 1.');
  const args = words.filter((word) => word !== '--keep' && !word.startsWith('--lanes='));
  const all = namesIn(FOLDER, ENDING);
  await buildStale();
  // an app outside installs the package
  await buildStale(PACKAGE);
  await needChromium();
  const areNames = (args.length !== 1 || isKept) && args.every((arg) => all.includes(arg));
  if (isKept && !areNames) throw new CommandError(`--keep takes names of whole runs; there are: ${all.join(', ')}.`);
  return withPostgres(() =>
    areNames ? runAll(args.length > 0 ? args : all, { isKept, lanes }) : runFolder(FOLDER, ENDING, args),
  );
}
