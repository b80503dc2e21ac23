import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { closure, codeOf, integrity, lazyImports } from './closure.mjs';
import { LOADER } from './widget-entries.mjs';

/** @typedef {import('./closure.mjs').Bundle} Bundle */

const HELPERS = readFileSync(join(import.meta.dirname, 'px-load.js'), 'utf8').replaceAll('export const', 'const');
const LIST = '@@px-files@@';

/** Every `import()` in a parsed module. @param {unknown} node @returns {{ start: number, end: number, source: { value: string } }[]} */
function dynamicImports(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = /** @type {{ type?: string, start: number, end: number, source: { value: string } }} */ (node);
  return [...(own.type === 'ImportExpression' ? [own] : []), ...Object.values(node).flatMap(dynamicImports)];
}

/** Of each file that an entry may ever load its path, its integrity, and by their numbers all that it needs. @param {Bundle} bundle @param {string} entry */
function filesOf(bundle, entry) {
  const found = new Set([entry]);
  for (const file of found)
    for (const next of [...closure(bundle, file), ...lazyImports(bundle, file)]) found.add(next);
  found.delete(entry);
  const files = [...found];
  return files.map((file) => [
    `./${posix.relative(posix.dirname(entry), file)}`,
    integrity(codeOf(bundle, file)),
    closure(bundle, file).flatMap((needed) => (found.has(needed) ? [files.indexOf(needed)] : [])),
  ]);
}

/** A script that imports nothing, so that nothing runs before it is verified. @param {Bundle} bundle @param {string} entry */
function loaderCode(bundle, entry) {
  const path = JSON.stringify(`./${lazyImports(bundle, entry)[0]}`);
  const code = `${HELPERS}
pxFiles(${JSON.stringify(filesOf(bundle, entry))}, import.meta.url);
export const { configure } = await pxLoad(${path}, () => import(${path}), import.meta.url);`;
  return minifySync(`${entry}`, code, { module: true }).code;
}

/**
 * Integrity reaches what is loaded later, too: `import('./x.js')` becomes `pxLoad('./x.js', () => import('./x.js'))`, and each entry,
 * which the page itself verifies, holds the list of the files that may follow it. @returns {import('rolldown').Plugin}
 */
export const lazyIntegrity = () => ({
  name: 'prosperx-lazy-integrity',
  renderChunk(code, chunk) {
    if (chunk.dynamicImports.length === 0 || chunk.facadeModuleId?.includes(LOADER)) return null;
    const imports = dynamicImports(parseAst(code)).sort((one, other) => other.start - one.start);
    const wrapped = imports.reduce((text, { start, end, source: { value } }) => {
      const load = `pxLoad(${JSON.stringify(value)}, () => ${code.slice(start, end)}, import.meta.url)`;
      return text.slice(0, start) + load + text.slice(end);
    }, code);
    const list = chunk.isEntry ? `pxFiles(${JSON.stringify(LIST)}, import.meta.url);\n` : '';
    return { code: `${HELPERS}\n${list}${wrapped}` };
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const { fileName } = chunk;
      if (chunk.facadeModuleId?.includes(LOADER)) chunk.code = loaderCode(bundle, fileName);
      else
        chunk.code = chunk.code.replace(new RegExp(`["'\`]${LIST}["'\`]`), () =>
          JSON.stringify(filesOf(bundle, fileName)),
        );
    }
  },
});
