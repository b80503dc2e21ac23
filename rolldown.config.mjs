import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { inlineCss } from './scripts/rollup/inline-css.mjs';
import { lazyIntegrity } from './scripts/rollup/lazy-integrity.mjs';
import { manifest } from './scripts/rollup/manifest.mjs';
import { CDN, PREACT, SOURCE } from './scripts/rollup/paths.mjs';
import { loaders, singleFiles, widgetEntries } from './scripts/rollup/widget-entries.mjs';

const output = { dir: CDN, chunkFileNames: 'chunks/[name]-[hash].js', minify: true };

/** @type {import('rolldown').InputOptions} */
const options = {
  platform: 'browser',
  resolve: {
    // the elements carry Preact in place of React
    alias: { react$: PREACT, 'react-dom/client$': PREACT, 'react/jsx-runtime$': PREACT },
    conditionNames: ['@prosperx/source', 'import', 'module', 'default'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [widgetEntries(), inlineCss(), lazyIntegrity(), manifest()],
};

/** What a page loads from a server. The npm package is Rollup's: rollup.config.mjs. */
export default defineConfig([
  ...[...singleFiles, { embed: join(SOURCE, 'embed.ts') }].map((input) => ({
    ...options,
    input,
    preserveEntrySignatures: /** @type {const} */ ('allow-extension'),
    output,
  })),
  {
    ...options,
    input: loaders,
    preserveEntrySignatures: false,
    output: {
      ...output,
      // what keeps something for the page is there once, and so is what most parts need; of the rest each has its own copy: few
      // files, and no byte without use
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'state', test: /\/sdk\/src\/(api\/(idempotency|private-headers)|session\/use-session)\.ts$/ },
          { name: 'base', minShareCount: 16 },
        ],
        experimentalInlineCommonChunks: { maxSize: Infinity },
      },
    },
  },
]);
