import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { SOURCE } from './paths.mjs';

const QUERY = '?inline';

/** `import text from './x.css?inline'`: the style sheet as minified text, to be adopted. @returns {import('rollup').Plugin} */
export function inlineCss() {
  return {
    name: 'prosperx-inline-css',
    resolveId(source, importer = '') {
      if (!source.endsWith(`.css${QUERY}`)) return null;
      return source.startsWith('#') ? join(SOURCE, source.slice(1)) : resolve(dirname(importer), source);
    },
    async load(id) {
      if (!id.endsWith(`.css${QUERY}`)) return null;
      const filename = id.slice(0, -QUERY.length);
      this.addWatchFile(filename);
      const { code } = transform({ filename, code: await readFile(filename), minify: true });
      return { code: `export default ${JSON.stringify(Buffer.from(code).toString())};`, moduleSideEffects: false };
    },
  };
}
