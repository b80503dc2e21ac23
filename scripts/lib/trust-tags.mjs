// The tests that say which row of docs/trust.md they hold: a line `// Trust M1: what it reaches` above a test, `// Trust M1, control: …` above what must fail.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './exec.mjs';

/** @typedef {{ id: string, isControl: boolean, reaches: string, file: string }} Tag */
/** @typedef {import('../trust/rows.mjs').Row} Row */

const FOLDERS = ['packages', 'host', 'examples', 'scripts'];
const TEST = /\.(test|spec|trust|bench)\.tsx?$/;
const LINE = /^[ \t]*\/\/ Trust (?<ids>[A-Z]\d+(?:, [A-Z]\d+)*)(?<control>, control)?: (?<reaches>.+)$/gm;

/** Paths of all tests below a folder, without what is installed or built. @param {string} folder @returns {string[]} */
function testsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : testsIn(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}

/** The tags of a text. @param {string} file @param {string} text @returns {Tag[]} */
export const tagsIn = (file, text) =>
  [...text.matchAll(LINE)].flatMap(({ groups = {} }) =>
    (groups['ids'] ?? '').split(', ').map((id) => ({
      id,
      isControl: groups['control'] !== undefined,
      reaches: (groups['reaches'] ?? '').trim(),
      file,
    })),
  );

/** All tags of the repository, with the texts of the files that have some. */
export function readTags() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const tags = FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap(testsIn)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const found = tagsIn(file, text);
      if (found.length > 0) texts.set(file, text);
      return found;
    });
  return { tags, texts };
}

/** What is wrong with rows and tags, a sentence each. @param {readonly Row[]} rows @param {readonly Tag[]} tags */
export function problemsOf(rows, tags) {
  const ids = new Set(rows.map(({ id }) => id));
  const held = new Set(tags.filter(({ isControl }) => !isControl).map(({ id }) => id));
  return [
    ...rows
      .filter(({ id, untested }) => !held.has(id) && !untested)
      .map(({ id, promise }) => `${id} has no test: ${promise}`),
    ...rows
      .filter(({ id, untested }) => held.has(id) && untested)
      .map(({ id }) => `${id} has a test, and is said to have none`),
    ...tags.filter(({ id }) => !ids.has(id)).map(({ id, file }) => `${file} names ${id}, which is no row`),
    ...(ids.size < rows.length ? ['two rows have one id'] : []),
  ];
}
