import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolveNode from '@rollup/plugin-node-resolve';
import { minifySync } from 'rolldown/utils';
import { defineConfig } from 'rollup';
import dts from 'rollup-plugin-dts';
import { compile } from './scripts/rollup/compile.mjs';
import { declarationEntries, declarations } from './scripts/rollup/declarations.mjs';
import { headStyles } from './scripts/rollup/head-styles.mjs';
import { inlineCss } from './scripts/rollup/inline-css.mjs';
import { DIST, SOURCE } from './scripts/rollup/paths.mjs';
import { reactIsPreact } from './scripts/rollup/react-is-preact.mjs';
import { words, wordsFileName } from './scripts/rollup/words.mjs';

/** @param {string[]} names */
const entries = (...names) => Object.fromEntries(names.map((name) => [name, join(SOURCE, `${name}.ts`)]));

/** Public libraries stay imports of the package; core, the style sheets and our own files go in. @param {string} id */
const isPublicLibrary = (id) => /^[a-z@]/.test(id) && !id.startsWith('@prosperx/') && !id.includes(':');

/** What the package.json files of core and sdk say by `sideEffects`: the TypeScript plugin resolves our files and does not read it. @param {string} id */
const moduleSideEffects = (id) => !/\/packages\/(core|sdk)\/src\//.test(id) || /\/src\/(elements|embed)\.ts$/.test(id);

/** Our TypeScript and style sheets as JavaScript. @param {Parameters<typeof words>[0]} [options] */
const sourcePlugins = (options) => [
  inlineCss(),
  words(options),
  compile(),
  // papaparse has no ES module
  commonjs({ include: ['node_modules/papaparse/**'] }),
  resolveNode({ browser: true, exportConditions: ['@prosperx/source', 'import', 'module', 'default'] }),
];

/** A browser has no `process`, which TanStack Query asks. @type {import('rollup').Plugin} */
const inProduction = {
  name: 'prosperx-in-production',
  transform: (code, id) =>
    id.includes('node_modules') ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null } : null,
};

/** Oxc, as for what pages load: Terser takes twenty seconds more for as many bytes. @type {import('rollup').Plugin} */
const minified = {
  name: 'prosperx-minified',
  renderChunk(code, { fileName }) {
    const result = minifySync(fileName, code, { module: true, compress: { target: 'es2022' } });
    if (result.errors[0]) this.error(result.errors[0].message);
    return { code: result.code, map: null };
  },
};

/**
 * Each module stays a file: a bundler leaves out what an app has no use for by file, since none has side effects, and cuts the rest where the app
 * needs it. In one file what all widgets do as they are loaded would stay, with everything that it needs.
 * @param {{ name: string, facadeModuleId: string | null }} module
 */
const moduleFileNames = ({ name, facadeModuleId }) => {
  const words = wordsFileName(facadeModuleId);
  if (words) return `modules/words/${words}.js`;
  return name.includes('/') ? `modules/${name}.js` : '[name].js';
};

/** @param {{ facadeModuleId: string | null }} chunk */
const chunkFileNames = ({ facadeModuleId }) => `chunks/${wordsFileName(facadeModuleId) ?? '[name]'}-[hash].js`;

/** Types alone, one for each framework that has its own words for elements. */
const typesAlone = ['jsx', 'preact', 'solid', 'svelte', 'vue'];

const all = entries('react', 'bridge', 'elements', 'embed', ...typesAlone);

/** The npm package. What pages load without a bundler is made by rolldown.config.mjs. */
export default defineConfig([
  {
    input: entries('react', 'bridge', 'embed', ...typesAlone),
    external: isPublicLibrary,
    plugins: [...sourcePlugins({ areShared: true }), headStyles('react.js')],
    output: {
      dir: DIST,
      preserveModules: true,
      preserveModulesRoot: 'packages',
      entryFileNames: moduleFileNames,
      // server components import the entry alone; Rollup drops the directive of a module
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    },
    treeshake: { moduleSideEffects: 'no-external' },
    onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
  },
  // with Preact in it, for bundlers, which name and move files as they like
  {
    input: entries('elements'),
    plugins: [reactIsPreact(), inProduction, ...sourcePlugins(), minified],
    treeshake: { moduleSideEffects },
    output: { dir: DIST, chunkFileNames },
  },
  {
    input: declarationEntries(all),
    external: (id) => isPublicLibrary(id) || /\.css/.test(id),
    plugins: [
      declarations(all),
      dts({ compilerOptions: { noResolve: true, noLib: true }, includeExternal: ['@prosperx/core'] }),
    ],
    output: { dir: DIST, chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, '')}-[hash].d.ts` },
  },
]);
