import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { defineConfig } from 'rollup';
import dts from 'rollup-plugin-dts';
import { elementPlugins, sourcePlugins } from './scripts/rollup/element-plugins.mjs';
import { lazyIntegrity } from './scripts/rollup/lazy-integrity.mjs';
import { remembered, removeLeftovers } from './scripts/rollup/leftovers.mjs';
import { manifest } from './scripts/rollup/manifest.mjs';
import { CDN, DIST, SDK, SOURCE } from './scripts/rollup/paths.mjs';
import { widgetEntries, widgetInputs } from './scripts/rollup/widget-entries.mjs';

/** @param {string[]} names */
const entries = (...names) => Object.fromEntries(names.map((name) => [name, join(SOURCE, `${name}.ts`)]));

/** Public libraries stay imports of the package; core, the style sheets and our own files go in. @param {string} id */
const isPublicLibrary = (id) => /^[a-z@]/.test(id) && !id.startsWith('@prosperx/') && !id.includes(':');

const chunkFileNames = 'chunks/[name]-[hash].js';
// libraries ask for it, and a browser has no `process`
const minified = () => terser({ module: true, compress: { global_defs: { 'process.env.NODE_ENV': 'production' } } });
const toCdn = {
  dir: CDN,
  chunkFileNames,
  plugins: [lazyIntegrity(), minified(), manifest(), remembered()],
};

export default defineConfig([
  {
    input: entries('react', 'bridge', 'embed', 'jsx'),
    external: isPublicLibrary,
    plugins: sourcePlugins(),
    output: {
      dir: DIST,
      chunkFileNames,
      plugins: [remembered()],
      // server components import the entry alone; Rollup drops the directive of a module
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    },
    treeshake: { moduleSideEffects: 'no-external' },
    onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
  },
  // for bundlers, which name and move files as they like; and for pages that show many widgets
  {
    input: entries('elements'),
    plugins: elementPlugins(),
    output: [{ dir: DIST, chunkFileNames, plugins: [terser({ module: true }), remembered()] }, toCdn],
  },
  // for pages that show one widget, or a few: they share the runtime
  { input: widgetInputs(), plugins: [widgetEntries(), ...elementPlugins()], output: toCdn },
  { input: entries('embed'), plugins: sourcePlugins(), output: toCdn },
  {
    input: entries('react', 'bridge', 'elements', 'embed', 'jsx'),
    external: (id) => isPublicLibrary(id) || /\.css/.test(id),
    plugins: [dts({ tsconfig: join(SDK, 'tsconfig.json'), includeExternal: ['@prosperx/core'] })],
    output: { dir: DIST, chunkFileNames: 'types/[name]-[hash].d.ts', plugins: [remembered(), removeLeftovers()] },
  },
]);
