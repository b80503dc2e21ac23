// docs/trust.md: each promise with the tests that hold it, and what the last long run came to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from '../trust/rows.mjs';
import { ROOT } from './exec.mjs';
import { readTags } from './trust-tags.mjs';

/** @typedef {import('./trust-tags.mjs').Tag} Tag */
/** What `npm run trust -- --keep` keeps of a run. @typedef {{ passed: boolean, date: string, commit: string, seconds: number, figures: string[] }} KeptRun */

export const PAGE = 'docs/trust.md';
/** The last long runs that were kept, by their names. */
export const RUNS = 'docs/trust-runs.json';

/** @returns {Record<string, KeptRun>} */
export const readRuns = () => (existsSync(join(ROOT, RUNS)) ? JSON.parse(readFileSync(join(ROOT, RUNS), 'utf8')) : {});

/** The names of the long runs that have a test in them. @param {string} file @param {string} text @returns {string[]} */
export function runsOf(file, text) {
  const [, name] = /^scripts\/trust\/(.+)\.trust\.ts$/.exec(file) ?? [];
  if (name) return [name];
  if (file.endsWith('.spec.ts')) return /\bTRUST\b|trustIf/.test(text) ? ['browser'] : [];
  if (file.startsWith('scripts/publish/') && file.endsWith('.long.test.ts')) return ['package'];
  if (file.startsWith('packages/sdk/')) return ['react', 'preact'];
  const doesMore = file.endsWith('.long.test.ts') || /isTrust|testing\/(count-of|runs)\.js/.test(text);
  return [
    ...(doesMore ? ['counts'] : []),
    ...(file.startsWith('packages/api/') && !file.endsWith('.long.test.ts') ? ['engines'] : []),
  ];
}

const HAS_DATABASE = /describeWithDb|describeOnEachEngine|openTestDb|testKit|openDb/;

/** What a test runs on. @param {string} file @param {string} text */
function engineOf(file, text) {
  if (/enginesFor\(|\['pglite', 'postgres'\]/.test(text)) return 'both';
  // a run that a pooler, a replica, a copy or a hanging server needs says so in its first lines
  if (/^scripts\/trust\/.+is not installed/s.test(`${file}\n${text}`)) return 'PostgreSQL';
  if (file.endsWith('.spec.ts') || /chromium|runPlaywright/.test(text)) return 'browser';
  if (file.startsWith('scripts/trust/')) return 'PGlite or PostgreSQL';
  if (!file.startsWith('packages/api/') || !HAS_DATABASE.test(text)) return 'no database';
  return file.endsWith('.long.test.ts') ? 'PostgreSQL' : 'both';
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');
/** @param {Tag} tag */
const linked = ({ file, reaches }) => `${reaches} ([${file.split('/').at(-1)}](../${file}))`;
/** @param {readonly string[]} parts */
const list = (parts) => [...new Set(parts)].join('<br>') || '–';

/** @param {readonly string[]} names @param {Record<string, KeptRun>} runs */
function lastRun(names, runs) {
  if (names.length === 0) return 'in `npm test` alone';
  return names
    .map((name) => {
      const run = runs[name];
      if (!run) return `\`${name}\`: not run yet`;
      return `\`${name}\`: ${run.date}, ${run.commit.slice(0, 8)}${run.passed ? '' : ', **failed**'}`;
    })
    .join('<br>');
}

/** @typedef {ReturnType<typeof readTags>} Read */

/** The tests that name a row, and the long runs that they are part of. @param {string} id @param {Read} read */
function heldBy(id, { tags, texts }) {
  const own = tags.filter((tag) => tag.id === id);
  const text = (/** @type {string} */ file) => texts.get(file) ?? '';
  const files = [...new Set(own.map(({ file }) => file))];
  return { own, text, names: [...new Set(files.flatMap((file) => runsOf(file, text(file))))] };
}

/** How far the long runs were kept. @param {readonly import('../trust/rows.mjs').Row[]} rows @param {Read} read @param {Record<string, KeptRun>} runs */
function keptSoFar(rows, read, runs) {
  const runsOfRows = rows
    .filter(({ untested }) => !untested)
    .map(({ id }) => heldBy(id, read).names)
    .filter((names) => names.length > 0);
  const lacking = runsOfRows.filter((names) => names.some((name) => !runs[name]));
  const names = [...new Set(lacking.flat().filter((name) => !runs[name]))].sort();
  const which = names.length > 0 ? `: ${names.map((name) => `\`${name}\``).join(', ')}` : '';
  return `${runsOfRows.length} have long runs too, and ${lacking.length} of them one that was never kept${which}.`;
}

/** @param {import('../trust/rows.mjs').Row} row @param {Read} read @param {Record<string, KeptRun>} runs */
function lineOf({ id, promise, goal, missing, untested }, read, runs) {
  const { own, text, names } = heldBy(id, read);
  const holding = own.filter(({ isControl }) => !isControl);
  const controls = own.filter(({ isControl }) => isControl);
  const engines = [...new Set(holding.map(({ file }) => engineOf(file, text(file))))];
  const cells = [
    id,
    list([`**${promise}**`, `Goal: ${goal}`, ...(missing ? [`Not reached: ${missing}`] : [])]),
    untested ? `Nothing: ${untested}` : list(holding.map(linked)),
    list(controls.map(linked)),
    engines.join(', ') || '–',
    untested ? '–' : lastRun(names, runs),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** The whole page. */
export function trustPage(read = readTags(), runs = readRuns()) {
  const all = Object.values(ROWS).flat();
  const whole = all.filter(({ missing, untested }) => !missing && !untested).length;
  const part = all.filter(({ missing }) => missing).length;
  const sections = Object.entries(ROWS).flatMap(([subject, rows]) => [
    `## ${subject}`,
    '',
    '| Row | Promise | Held by | Control that fails | Runs on | Last long run |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => lineOf(row, read, runs)),
    '',
  ]);
  const said = Object.entries(runs)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { figures, date, commit, passed, seconds }]) => [
      `- **${name}**, ${date}, ${commit.slice(0, 8)}, ${seconds} s${passed ? '' : ', failed'}`,
      ...figures.map((line) => `  - ${line}`),
    ]);
  return [
    '# What is promised, and what holds it',
    '',
    `Of ${all.length} promises ${whole} reach their figure, ${part} a part of it, ${all.length - whole - part} have no test. ${keptSoFar(all, read, runs)} \`npm run docs\` writes this page from [the rows](../scripts/trust/rows.mjs), from the lines \`// Trust M1: …\` above tests, and from [the long runs that were kept](trust-runs.json) by \`npm run trust -- --keep\`. A row without a test fails \`npm run check\`, unless it says why it has none.`,
    '',
    '"both" is PostgreSQL in `npm test` and PGlite in `npm run trust -- engines`, or both in one run. A control is the same test over a careless way, which must fail. What this cannot show: power cuts, real phones and screen readers, Safari, real providers, people.',
    '',
    ...sections,
    '## What the last long runs said',
    '',
    ...(said.length > 0 ? said : ['None was kept yet.']),
    '',
  ].join('\n');
}
