import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { words } from '../scripts/rollup/words.mjs';
import { nameLazyParts } from './lazy-parts.js';
import { reactIsPreact } from './vite.config.js';

/** The site as the server renders it: the same source as the pages, with the same names for what is loaded by itself. */
export default defineConfig({
  base: '/v1/',
  plugins: [nameLazyParts(), words({ areShared: true, ofSite: true })],
  resolve: { alias: reactIsPreact, conditions: ['@prosperx/source', ...defaultServerConditions] },
  // one copy of each library, under the names that the pages have
  ssr: { noExternal: true, resolve: { conditions: ['@prosperx/source', ...defaultServerConditions] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    copyPublicDir: false,
    ssr: join(import.meta.dirname, 'src/server.tsx'),
    target: 'node20',
    outDir: 'dist-server',
    rolldownOptions: {
      // one file, so that the first reader of a page waits for no code
      output: { codeSplitting: false },
      onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
    },
  },
});
