import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './exec.mjs';

/** A share of a part, such as the tests of one package: its seconds are those of all workers together. @typedef {{ name: string, seconds: number, cases: number }} Share */
/** What failed: its name, and on the lines below what its tool says of it. `unsteady`: what passed when it was tried again. @typedef {{ passed: number, failed: string[], skipped: number, unsteady?: string[], shares?: Share[] }} Results */

const MAX_LINES = 12;
/** More tests of a run than these must not pass by being tried again. */
const MAX_UNSTEADY = 3;

/** Without colours, and not longer than is read. @param {string} name @param {readonly string[]} messages */
const withReason = (name, messages) =>
  [name, ...stripVTControlCharacters(messages.join('\n')).split('\n')]
    .filter((line) => line.trim() !== '')
    .slice(0, 1 + MAX_LINES)
    .join('\n        ');

/** Sums up tests by what they belong to, in order of time. @param {readonly { of: string, seconds: number, cases: number }[]} tests @returns {Share[]} */
function sharesOf(tests) {
  /** @type {Map<string, Share>} */
  const shares = new Map();
  for (const { of, seconds, cases } of tests) {
    const { seconds: before, cases: known } = shares.get(of) ?? { seconds: 0, cases: 0 };
    shares.set(of, { name: of, seconds: before + seconds, cases: known + cases });
  }
  return [...shares.values()].sort((a, b) => b.seconds - a.seconds);
}

/** Names the package of a test file: `api` of `packages/api/src/a.test.ts`. @param {string} path */
const packageOf = (path) =>
  relative(ROOT, path)
    .replace(/^packages\//, '')
    .split('/')[0] ?? '';

/** Reads a report; null when the tool ended before it could write one. @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** A tool that fails without a failing test has one all the same. @param {string} tool @param {number} code @param {Results} results @returns {Results} */
const withExitCode = (tool, code, results) =>
  code !== 0 && results.failed.length === 0 ? { ...results, failed: [`${tool} ended with code ${code}`] } : results;

/** @param {string} path of Vitest's JSON report @param {number} code @returns {Results} */
export function vitestResults(path, code) {
  /** @type {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} */
  const files = read(path)?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  // a file that cannot be loaded fails without a test
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests
    .filter((test) => test.status === 'failed')
    .map((test) => withReason(`${test.file}: ${test.fullName}`, test.failureMessages ?? []));
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.length - passed - failed.length;
  const shares = sharesOf(
    files.map(({ name, startTime, endTime, assertionResults }) => ({
      of: packageOf(name),
      seconds: (endTime - startTime) / 1000,
      cases: assertionResults.length,
    })),
  );
  return withExitCode('vitest', code, {
    passed,
    skipped,
    failed: [...failed, ...broken.map((file) => file.name)],
    shares,
  });
}

/** @typedef {{ title: string, file?: string, specs?: { title: string, ok: boolean, tests: SpecTest[] }[], suites?: Suite[] }} Suite */
/** What a test noted of itself. @typedef {{ type: string, description?: string }} Note */
/** @typedef {{ status: string, annotations?: Note[], results?: { duration?: number, errors?: { message?: string }[] }[] }} SpecTest */
/** @typedef {{ title: string, name: string, status: string, of: string, seconds: number, notes: Note[], messages: string[] }} Test */

/** @param {Suite} suite @param {string} above @returns {Test[]} */
function flatten(suite, above = '') {
  const name = above ? `${above} › ${suite.title}` : suite.title;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, annotations = [], results = [] }) => ({
      title: spec.title,
      notes: annotations,
      name: `${name} › ${spec.title}`,
      status,
      of: packageOf(join(ROOT, suite.file ?? '')),
      seconds: results.reduce((total, { duration = 0 }) => total + duration / 1000, 0),
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flatten(inner, name))];
}

/** The tests of a run, one by one. @param {string} path of Playwright's JSON report */
export function playwrightTests(path) {
  /** @type {Suite[]} */
  const suites = read(path)?.suites ?? [];
  return suites.flatMap((suite) => flatten(suite));
}

/** @param {string} path of Playwright's JSON report @param {number} code @returns {Results} */
export function playwrightResults(path, code) {
  const tests = playwrightTests(path);
  /** @param {string} status */
  const named = (status) =>
    tests.filter((test) => test.status === status).map(({ name, messages }) => withReason(name, messages));
  const unsteady = named('flaky');
  const failed = named('unexpected');
  if (unsteady.length > MAX_UNSTEADY) failed.push(`${unsteady.length} browser tests passed only when tried again`);
  return withExitCode('playwright', code, {
    passed: named('expected').length + unsteady.length,
    skipped: named('skipped').length,
    failed,
    unsteady,
    shares: sharesOf(tests.map(({ of, seconds }) => ({ of, seconds, cases: 1 }))),
  });
}
