import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { defineConfig } from 'rollup';
import dts from 'rollup-plugin-dts';
import { elementPlugins, sourcePlugins } from './scripts/rollup/element-plugins.mjs';
import { lazyIntegrity } from './scripts/rollup/lazy-integrity.mjs';
import { remembered, removeLeftovers } from './scripts/rollup/leftovers.mjs';
import { manifest } from './scripts/rollup/manifest.mjs';
import { CDN, DIST, SDK, SOURCE } from './scripts/rollup/paths.mjs';
import { sharedFiles } from './scripts/rollup/shared-files.mjs';
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
const toCdn = {
  dir: CDN,
  chunkFileNames,
  // measured: what is smaller costs more as a file than it saves those who do not need it
  experimentalMinChunkSize: 400,
  plugins: [lazyIntegrity(), small(), manifest(), remembered()],
};

/** @param {Record<string, string>} input */
function outputOf(input) {
  if ('elements' in input) return { ...toCdn, ...viewFiles };
  return Object.keys(input).length === 1 ? toCdn : sharedFiles(toCdn);
}

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
    output: outputOf(input),
  })),
  { input: entries('embed'), plugins: sourcePlugins(), output: toCdn },
  {
    input: entries('react', 'bridge', 'elements', 'embed', 'jsx'),
    external: (id) => isPublicLibrary(id) || /\.css/.test(id),
    plugins: [dts({ tsconfig: join(SDK, 'tsconfig.json'), includeExternal: ['@prosperx/core'] })],
    output: { dir: DIST, chunkFileNames: 'types/[name]-[hash].d.ts', plugins: [remembered(), removeLeftovers()] },
  },
]);
