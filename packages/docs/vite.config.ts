import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { reactIsPreact } from '../../host/vite.config.js';

const source = (file: string) => join(import.meta.dirname, 'src', file);

/** The scripts and styles of the documentation, beside the pages that src/build.ts has written. Their names are fixed, since pages name them: a browser asks by their tag. */
export default defineConfig({
  base: '/docs/',
  publicDir: false,
  resolve: { alias: reactIsPreact, conditions: ['@prosperx/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        theme: source('client/theme.ts'),
        main: source('client/main.ts'),
        preview: source('playground/preview.ts'),
      },
      onLog: (level, log, handler) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handler(level, log),
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});
