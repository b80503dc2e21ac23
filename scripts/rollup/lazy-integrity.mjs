import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { closure, codeOf, integrity, lazyImports } from './closure.mjs';

/** @typedef {import('./closure.mjs').Bundle} Bundle */

const HELPERS = readFileSync(join(import.meta.dirname, 'px-load.js'), 'utf8').replaceAll('export const', 'const');
const LIST = '@@px-files@@';

/** Every `import()` in a parsed module. @param {unknown} node @returns {{ start: number, end: number, source: { value: string } }[]} */
function dynamicImports(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = /** @type {{ type?: string, start: number, end: number, source: { value: string } }} */ (node);
  return [...(own.type === 'ImportExpression' ? [own] : []), ...Object.values(node).flatMap(dynamicImports)];
}

/** Lists every file that a page may load for an entry: its path relative to `lister`, its integrity, and the indices of the files that it needs. @param {Bundle} bundle @param {string[]} first @param {string} [lister] the entry, when it lists them itself */
function filesOf(bundle, first, lister) {
  const found = new Set(first);
  for (const file of found)
    for (const next of [...closure(bundle, file), ...lazyImports(bundle, file)]) found.add(next);
  if (lister) found.delete(lister);
  const files = [...found];
  return files.map((file) => [
    `./${posix.relative(posix.dirname(lister ?? ''), file)}`,
    integrity(codeOf(bundle, file)),
    closure(bundle, file).flatMap((needed) => (found.has(needed) ? [files.indexOf(needed)] : [])),
  ]);
}

/** The script that a page names for an entry of several files. It imports nothing, so that nothing runs before it is verified. @param {Bundle} bundle @param {string} entry */
export function loaderCode(bundle, entry) {
  const path = JSON.stringify(`./${entry}`);
  const code = `${HELPERS}
pxFiles(${JSON.stringify(filesOf(bundle, [entry]))}, import.meta.url);
export const { configure } = await pxLoad(${path}, () => import(${path}), import.meta.url);`;
  return minifySync('loader.js', code, { module: true }).code;
}

/**
 * Integrity reaches what is loaded later, too: `import('./x.js')` becomes `pxLoad('./x.js', () => import('./x.js'))`, and the script
 * that the page itself verifies, which is the entry or its loader, holds the list of the files that may follow it.
 * @param {{ hasLoader: boolean }} options @returns {import('rolldown').Plugin}
 */
export const lazyIntegrity = ({ hasLoader }) => ({
  name: 'prosperx-lazy-integrity',
  renderChunk(code, chunk) {
    if (chunk.dynamicImports.length === 0) return null;
    const imports = dynamicImports(parseAst(code)).sort((one, other) => other.start - one.start);
    const wrapped = imports.reduce((text, { start, end, source: { value } }) => {
      const load = `pxLoad(${JSON.stringify(value)}, () => ${code.slice(start, end)}, import.meta.url)`;
      return text.slice(0, start) + load + text.slice(end);
    }, code);
    const list = chunk.isEntry && !hasLoader ? `pxFiles(${JSON.stringify(LIST)}, import.meta.url);\n` : '';
    return { code: `${HELPERS}\n${list}${wrapped}` };
  },
  generateBundle(_options, bundle) {
    if (hasLoader) return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const { fileName } = chunk;
      chunk.code = chunk.code.replace(new RegExp(`["'\`]${LIST}["'\`]`), () =>
        JSON.stringify(filesOf(bundle, [fileName], fileName)),
      );
    }
  },
});
