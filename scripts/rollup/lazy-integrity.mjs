import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { closure, codeOf, integrity, lazyImports } from './closure.mjs';
import { WORDS } from './words.mjs';

/** @typedef {import('./closure.mjs').Bundle} Bundle */

const HELPERS = readFileSync(join(import.meta.dirname, 'px-load.js'), 'utf8');
/** Stands where a single file registers those that follow it, until they are known. */
const FILES = 'pxFilesOfThisEntry()';
const LISTS = 'chunks';

/** Every `import()` in a parsed module. @param {unknown} node @returns {{ start: number, end: number, source: { value: string } }[]} */
function dynamicImports(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = /** @type {{ type?: string, start: number, end: number, source: { value: string } }} */ (node);
  return [...(own.type === 'ImportExpression' ? [own] : []), ...Object.values(node).flatMap(dynamicImports)];
}

/** Whether a file lists those of other languages, which it registers itself: nobody who reads English loads a byte of them. @param {Bundle} bundle @param {string} file */
const isTable = (bundle, file) => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' && chunk.facadeModuleId?.startsWith(`\0${WORDS}`) && chunk.dynamicImports.length > 0;
};

/**
 * The files that a page may load after those that it needs at once; `throughTables`: also those that a table lists, and what such a file lists
 * in turn. @param {Bundle} bundle @param {string[]} atOnce @param {boolean} [throughTables]
 */
function laterFiles(bundle, atOnce, throughTables = false) {
  const found = new Set(atOnce);
  for (const file of found) {
    const isEnd = !throughTables && isTable(bundle, file);
    for (const next of [...closure(bundle, file), ...(isEnd ? [] : lazyImports(bundle, file))]) found.add(next);
  }
  return [...found].slice(atOnce.length);
}

/** What each entry of a bundle lists itself, and all that it leads to. @type {WeakMap<Bundle, { listed: Set<string>, leadsTo: Set<string> }[]>} */
const reachOf = new WeakMap();

/** Whether every entry that leads to a table lists a file itself. @param {Bundle} bundle @param {string} table @param {string} file */
function isListed(bundle, table, file) {
  const entries = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  const reach =
    reachOf.get(bundle) ??
    entries.map(({ fileName }) => {
      const atOnce = closure(bundle, fileName);
      const listed = new Set([...atOnce, ...laterFiles(bundle, atOnce)]);
      return { listed, leadsTo: new Set(laterFiles(bundle, atOnce, true)) };
    });
  reachOf.set(bundle, reach);
  return reach.every(({ listed, leadsTo }) => !leadsTo.has(table) || listed.has(file));
}

/** The call that registers the files which a table of languages lists. @param {Bundle} bundle @param {string} table */
function tableRegistration(bundle, table) {
  const atOnce = closure(bundle, table);
  const files = [...new Set(lazyImports(bundle, table).flatMap((file) => closure(bundle, file)))];
  const own = files.filter(
    (file) => !atOnce.includes(file) && (isWords(bundle, file) || !isListed(bundle, table, file)),
  );
  const rows = rowsOf(
    bundle,
    posix.dirname(table),
    own,
    files.filter((file) => !own.includes(file)),
  );
  return `document.pxFiles(${JSON.stringify(rows)}, import.meta.url)`;
}

/** @param {Bundle} bundle @param {string} file */
const isWords = (bundle, file) => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.startsWith(`\0${WORDS}`));
};

/**
 * A row for each of the files: its path seen from a folder, its integrity, and the indices of those that it needs. Files that are
 * registered by another script follow as paths alone.
 * @param {Bundle} bundle @param {string} folder @param {string[]} files @param {string[]} [others]
 */
function rowsOf(bundle, folder, files, others = []) {
  const all = [...files, ...others];
  return all.map((file) => {
    const path = `./${posix.relative(folder, file)}`;
    const needs = closure(bundle, file).flatMap((needed) => (all.includes(needed) ? [all.indexOf(needed)] : []));
    return others.includes(file) ? [path] : [path, integrity(codeOf(bundle, file)), needs];
  });
}

/**
 * The call that registers the files that an entry needs at once, and writes the file that registers those that may follow: most
 * visitors of a page never need it, and it is loaded before the first of them.
 * @param {import('rolldown').PluginContext} context @param {Bundle} bundle @param {string} entry @param {string[]} atOnce
 */
function registration(context, bundle, entry, atOnce) {
  const rows = rowsOf(bundle, LISTS, laterFiles(bundle, closure(bundle, entry)), atOnce);
  const code = `document.pxFiles(${JSON.stringify(rows)}, import.meta.url);`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const fileName = `${LISTS}/list-${hash}.js`;
  context.emitFile({ type: 'asset', fileName, source: code });
  const list = [...rowsOf(bundle, '', atOnce), [`./${fileName}`, integrity(code), [atOnce.length]]];
  return `document.pxFiles(${JSON.stringify(list)}, import.meta.url, "./${fileName}")`;
}

/** The script that a page names for an entry of several files. It imports nothing, so that nothing runs before it is verified. @param {import('rolldown').PluginContext} context @param {Bundle} bundle @param {string} entry */
export function loaderCode(context, bundle, entry) {
  const path = JSON.stringify(`./${entry}`);
  const code = `${HELPERS}
${registration(context, bundle, entry, closure(bundle, entry))};
export const { configure } = await document.pxLoad(${path}, () => import(${path}), import.meta.url);`;
  return minifySync('loader.js', code, { module: true }).code;
}

/**
 * Integrity reaches what is loaded later, too: `import('./x.js')` becomes `document.pxLoad('./x.js', () => import('./x.js'))`, and
 * the script that the page itself verifies, which is the entry or its loader, brings that function and the files that may follow.
 * @param {{ hasLoader: boolean }} options @returns {import('rolldown').Plugin}
 */
export const lazyIntegrity = ({ hasLoader }) => ({
  name: 'prosperx-lazy-integrity',
  renderChunk(code, chunk) {
    if (chunk.dynamicImports.length === 0) return null;
    const imports = dynamicImports(parseAst(code)).sort((one, other) => other.start - one.start);
    const wrapped = imports.reduce((text, { start, end, source: { value } }) => {
      const load = `document.pxLoad(${JSON.stringify(value)}, () => ${code.slice(start, end)}, import.meta.url)`;
      return text.slice(0, start) + load + text.slice(end);
    }, code);
    if (chunk.facadeModuleId?.startsWith(`\0${WORDS}`)) return { code: `${FILES};\n${wrapped}` };
    return { code: chunk.isEntry && !hasLoader ? `${HELPERS}\n${FILES};\n${wrapped}` : wrapped };
  },
  generateBundle(_options, bundle) {
    const filled = new Set();
    // the integrity of a table is that of its whole text, so that those which it lists are filled in before it
    const fill = (/** @type {string} */ file) => {
      const table = bundle[file];
      if (filled.has(file) || table?.type !== 'chunk' || !isTable(bundle, file)) return;
      filled.add(file);
      for (const later of lazyImports(bundle, file)) closure(bundle, later).forEach(fill);
      table.code = table.code.replace(FILES, () => tableRegistration(bundle, file));
    };
    Object.keys(bundle).forEach(fill);
    if (hasLoader) return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      chunk.code = chunk.code.replace(FILES, () => registration(this, bundle, chunk.fileName, []));
    }
  },
});
