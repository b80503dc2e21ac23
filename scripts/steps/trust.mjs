import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { seconds } from '../lib/command-log.mjs';
import { exec, ROOT, tail, toolEnv } from '../lib/exec.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { namesIn, runFolder } from '../lib/tsx.mjs';

const [FOLDER, ENDING] = ['scripts/trust', '.trust.ts'];
/** What the last runs came to. */
const RESULTS = '.cache/trust.json';

/** The lines of a run that begin with its name: its figures, of each engine or part. @param {string} name @param {string} output */
const figuresOf = (name, output) => output.split('\n').filter((line) => line.startsWith(name));

/** Runs several, one after the other, a line each; what failed is shown with the end of its output. @param {readonly string[]} names */
async function runAll(names) {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  /** @type {{ name: string, passed: boolean, seconds: number, figures: string[], failure?: string }[]} */
  const runs = [];
  for (const name of names) {
    const since = performance.now();
    const script = join(ROOT, FOLDER, `${name}${ENDING}`);
    const { code, output } = await exec(process.execPath, ['--import', 'tsx', script], { env: toolEnv() });
    const figures = figuresOf(name, output);
    console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${name} (${seconds(since)}) ${figures.at(-1) ?? ''}`);
    if (code !== 0) console.log(tail(output));
    const took = Math.round((performance.now() - since) / 1_000);
    runs.push({ name, passed: code === 0, seconds: took, figures, ...(code !== 0 && { failure: tail(output) }) });
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    writeFileSync(join(ROOT, RESULTS), `${JSON.stringify({ commit, node: process.version, runs }, null, 2)}\n`);
  }
  const failed = runs.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(
    `${runs.length - failed.length} of ${runs.length} passed${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}; kept in ${RESULTS}`,
  );
  return failed.length > 0 ? 1 : 0;
}

/** `npm run trust [NAME …]`: the long runs, `scripts/trust/NAME.trust.ts`, each printing one line of figures; all of them without a name. What follows a single name goes to it. @param {string[]} args */
export async function run(args) {
  const all = namesIn(FOLDER, ENDING);
  await buildStale();
  // an app outside installs the package
  await buildStale(PACKAGE);
  await needChromium();
  const areNames = args.length !== 1 && args.every((arg) => all.includes(arg));
  return withPostgres(() => (areNames ? runAll(args.length > 0 ? args : all) : runFolder(FOLDER, ENDING, args)));
}
