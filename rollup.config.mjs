import { join } from 'node:path';
import resolveNode from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { defineConfig } from 'rollup';
import dts from 'rollup-plugin-dts';
import { compile } from './scripts/rollup/compile.mjs';
import { headStyles } from './scripts/rollup/head-styles.mjs';
import { inlineCss } from './scripts/rollup/inline-css.mjs';
import { DIST, SDK, SOURCE } from './scripts/rollup/paths.mjs';
import { reactIsPreact } from './scripts/rollup/react-is-preact.mjs';

/** @param {string[]} names */
const entries = (...names) => Object.fromEntries(names.map((name) => [name, join(SOURCE, `${name}.ts`)]));

/** Public libraries stay imports of the package; core, the style sheets and our own files go in. @param {string} id */
const isPublicLibrary = (id) => /^[a-z@]/.test(id) && !id.startsWith('@prosperx/') && !id.includes(':');

/** What the package.json files of core and sdk say by `sideEffects`: the TypeScript plugin resolves our files and does not read it. @param {string} id */
const moduleSideEffects = (id) => !/\/packages\/(core|sdk)\/src\//.test(id) || /\/src\/(elements|embed)\.ts$/.test(id);

/** Our TypeScript and style sheets as JavaScript. */
const sourcePlugins = () => [
  inlineCss(),
  compile(),
  resolveNode({ browser: true, exportConditions: ['@prosperx/source', 'import', 'module', 'default'] }),
];

// a browser has no `process`, which TanStack Query asks
const compress = { global_defs: { 'process.env.NODE_ENV': 'production' } };
const chunkFileNames = 'chunks/[name]-[hash].js';

/** The npm package. What pages load without a bundler is made by rolldown.config.mjs. */
export default defineConfig([
  {
    input: entries('react', 'bridge', 'embed', 'jsx'),
    external: isPublicLibrary,
    plugins: [...sourcePlugins(), headStyles('react.js')],
    output: {
      dir: DIST,
      chunkFileNames,
      // server components import the entry alone; Rollup drops the directive of a module
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    },
    treeshake: { moduleSideEffects: 'no-external' },
    onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
  },
  // with Preact in it, for bundlers, which name and move files as they like
  {
    input: entries('elements'),
    plugins: [reactIsPreact(), ...sourcePlugins()],
    treeshake: { moduleSideEffects },
    output: { dir: DIST, chunkFileNames, plugins: [terser({ module: true, ecma: 2022, compress })] },
  },
  {
    input: entries('react', 'bridge', 'elements', 'embed', 'jsx'),
    external: (id) => isPublicLibrary(id) || /\.css/.test(id),
    plugins: [dts({ tsconfig: join(SDK, 'tsconfig.json'), includeExternal: ['@prosperx/core'] })],
    output: { dir: DIST, chunkFileNames: 'types/[name]-[hash].d.ts' },
  },
]);
