import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { defineConfig } from 'rollup';
import dts from 'rollup-plugin-dts';
import { elementPlugins, sourcePlugins } from './scripts/rollup/element-plugins.mjs';
import { lazyIntegrity } from './scripts/rollup/lazy-integrity.mjs';
import { remembered, removeLeftovers } from './scripts/rollup/leftovers.mjs';
import { manifest } from './scripts/rollup/manifest.mjs';
import { CDN, DIST, SDK, SOURCE } from './scripts/rollup/paths.mjs';
import { viewFiles } from './scripts/rollup/view-files.mjs';
import { widgetEntries, widgetInputs } from './scripts/rollup/widget-entries.mjs';

/** @param {string[]} names */
const entries = (...names) => Object.fromEntries(names.map((name) => [name, join(SOURCE, `${name}.ts`)]));

/** Public libraries stay imports of the package; core, the style sheets and our own files go in. @param {string} id */
const isPublicLibrary = (id) => /^[a-z@]/.test(id) && !id.startsWith('@prosperx/') && !id.includes(':');

// a browser has no `process`, which TanStack Query asks
const global_defs = { 'process.env.NODE_ENV': 'production' };

/** Measured: these are 160 bytes less than the defaults for a calculator. */
const small = () => terser({ module: true, ecma: 2022, compress: { passes: 3, inline: 1, global_defs } });

const chunkFileNames = 'chunks/[name]-[hash].js';
/** Files that go into a chunk of their own. @type {[RegExp, string][]} */
const APART = [
  [/core\/\w+\/order\/order\.text/, 'order-words'],
  [/features\/payment\/payment\.text/, 'payment-words'],
  [/format\/mask|data\/intent-key/, 'intents'],
];

const toCdn = {
  dir: CDN,
  chunkFileNames,
  // measured: what is smaller costs more as a file than it saves those who do not need it
  experimentalMinChunkSize: 750,
  // measured: left to Rollup, these load with what every element that asks a server needs
  manualChunks: (/** @type {string} */ id) => APART.find(([path]) => path.test(id))?.[1],
  plugins: [lazyIntegrity(), small(), manifest(), remembered()],
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
  // for bundlers, which name and move files as they like
  {
    input: entries('elements'),
    plugins: elementPlugins(),
    output: { dir: DIST, chunkFileNames, plugins: [small(), remembered()] },
  },
  // for pages: many widgets by one file that loads views as they are shown; or one widget, or a few
  ...[entries('elements'), ...widgetInputs()].map((input) => ({
    input,
    plugins: [widgetEntries(), ...elementPlugins()],
    // what the page's integrity does not reach is loaded by pxLoad alone: an entry imports nothing
    preserveEntrySignatures: /** @type {const} */ ('allow-extension'),
    output: 'elements' in input ? { ...toCdn, ...viewFiles } : toCdn,
  })),
  { input: entries('embed'), plugins: sourcePlugins(), output: toCdn },
  {
    input: entries('react', 'bridge', 'elements', 'embed', 'jsx'),
    external: (id) => isPublicLibrary(id) || /\.css/.test(id),
    plugins: [dts({ tsconfig: join(SDK, 'tsconfig.json'), includeExternal: ['@prosperx/core'] })],
    output: { dir: DIST, chunkFileNames: 'types/[name]-[hash].d.ts', plugins: [remembered(), removeLeftovers()] },
  },
]);
