import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { words } from '../scripts/rollup/words.mjs';

/** The page of all examples. A build of its own, since it shows everything at once, and the site's files are cut by what its pages need. It adds to the site's folder. */
export default defineConfig({
  base: '/v1/',
  plugins: [words()],
  resolve: { conditions: ['@prosperx/source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'review.html'),
      onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
    },
  },
});
