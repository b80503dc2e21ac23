import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport } from 'vite';
import { PREACT } from '../scripts/rollup/paths.mjs';
import { words } from '../scripts/rollup/words.mjs';

const source = join(import.meta.dirname, 'src/embed');

const conditions = ['@prosperx/source', ...defaultClientConditions];
const list = join(import.meta.dirname, '../packages/sdk/src/widgets.ts');

/** Names in the page the widgets whose contract says `public`: the server reads there whom to let frame what. @type {import('vite').Plugin} */
const publicWidgets = {
  name: 'prosperx-public-widgets',
  async transformIndexHtml() {
    /** @type {{ module: { widgets: readonly { contract: { tag: string, visibility: string } }[] } }} */
    const { module } = await runnerImport(list, {
      configFile: false,
      environments: {
        inline: {
          resolve: { conditions: ['@prosperx/source', ...defaultServerConditions], noExternal: [/^@prosperx/] },
        },
      },
    });
    const open = module.widgets.filter(({ contract }) => contract.visibility === 'public');
    const content = open.map(({ contract }) => contract.tag.slice('px-'.length)).join(' ');
    return [{ tag: 'meta', attrs: { name: 'prosperx-public', content }, injectTo: 'head' }];
  },
};

/** The page that frames load. A build of its own, since a frame loads one widget, and the site's files are cut by what its pages need. It adds to the site's folder. */
export default defineConfig({
  root: source,
  publicDir: false,
  plugins: [publicWidgets, words()],
  resolve: {
    alias: ['react', 'react-dom/client', 'react/jsx-runtime'].map((name) => ({
      find: new RegExp(`^${name}$`),
      replacement: PREACT,
    })),
    conditions,
  },
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
