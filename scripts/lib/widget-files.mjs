import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { CDN } from '../rollup/paths.mjs';

/** @typedef {import('./snippet.mjs').Manifest} Manifest */

const LIST = /chunks\/list-[\w-]+\.js/;
const STATIC = /\b(?:from|import) ?["'`](\.[^"'`]+)["'`]/g;
const LATER = /\bimport\(["'`](\.[^"'`]+)["'`]\)/g;

/** What the SDK's files for a page list: its entries by name; nothing when it is not built. @returns {Manifest['entries']} */
export const widgetEntries = () =>
  existsSync(join(CDN, 'manifest.json')) ? JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8')).entries : {};

/** The files of a widget's words in a language until the network rests: their list, what is said at first and in what follows by itself; null: there are none. @param {string} name @param {string} language */
export function wordFiles(name, language) {
  const [table] = /chunks\/words-[\w-]+\.js/.exec(readFileSync(join(CDN, `${name}.js`), 'utf8')) ?? [];
  /** @param {string | undefined} file @param {number} level */
  const wordsIn = (file, level) =>
    file && importsOf(file).later.find((each) => new RegExp(`/${language}-.*-${level}-.{8}\\.js$`).test(each));
  const first = wordsIn(table, 0);
  const later = wordsIn(first, 1);
  return table && first && later ? [table, first, later] : null;
}

/** @type {Map<string, { needs: string[], later: string[] }>} */
const known = new Map();

/** The files that a file imports, at once and later; all paths are below the SDK's folder. @param {string} file */
function importsOf(file) {
  const found = known.get(file);
  if (found) return found;
  const code = readFileSync(join(CDN, file), 'utf8');
  /** @param {RegExp} pattern */
  const all = (pattern) => [...code.matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path));
  const imports = { needs: all(STATIC), later: all(LATER) };
  known.set(file, imports);
  return imports;
}

/** Adds a file and all that it needs at once. @param {Set<string>} loaded @param {string} file */
function load(loaded, file) {
  if (loaded.has(file)) return;
  loaded.add(file);
  importsOf(file).needs.forEach((needed) => load(loaded, needed));
}

/**
 * The files that a widget has loaded when it has shown some parts, which come by `import()` and are named without their hash; and the
 * list of what may come, which is loaded before the first part.
 * @param {string} name @param {readonly string[]} parts
 */
export function widgetFiles(name, parts) {
  const modules = widgetEntries()[name]?.modules.map(({ src }) => src) ?? [];
  const loaded = new Set(modules);
  modules.forEach((file) => importsOf(file).needs.forEach((needed) => load(loaded, needed)));
  for (const part of parts) {
    const later = [...loaded].flatMap((file) => importsOf(file).later);
    const file = later.find((path) => basename(path).replace(/-[\w-]{8}\.js$/, '') === part);
    if (!file) throw new Error(`scripts/steps/size-widgets.mjs names ${part}, which <px-${name}> never loads.`);
    load(loaded, file);
  }
  const [list] = LIST.exec(readFileSync(join(CDN, `${name}.js`), 'utf8')) ?? [];
  return list && parts.length > 0 ? [...loaded, list] : [...loaded];
}
