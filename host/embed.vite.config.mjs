import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { reactIsPreact } from '../scripts/rollup/react-is-preact.mjs';

const preact = /** @type {import('vite').Plugin} */ (reactIsPreact());
const source = join(import.meta.dirname, 'src/embed');

/** The page that frames load. A build of its own, since it carries Preact where the site carries React. It adds to the site's folder. */
export default defineConfig({
  root: source,
  publicDir: false,
  plugins: [{ ...preact, enforce: 'pre' }],
  resolve: { conditions: ['@prosperx/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The same CSS as in the elements: light-dark() and the like stay as they are written.
    cssTarget: 'esnext',
    outDir: join(import.meta.dirname, 'dist'),
    assetsDir: 'embed/assets',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: join(source, 'embed.html'),
      onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
    },
  },
});
