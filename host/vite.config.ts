import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

const pages = ['index.html', 'review.html'];
// the server must see the name under which the page knows it, else each write looks like one from another origin
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '8080'}`, changeOrigin: false };

/** Files that a new version of the site leaves as they are: what paints pages, and what asks the server, which comes later. */
const libraries = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack\/(?!.*query))/,
  },
  { name: 'data', test: /node_modules\/(@tanstack\/.*query|ofetch|ufo|destr|zod)/ },
];

/** The site and the page of all examples; embed.vite.config.mjs adds what frames load. Vite's helpers are kept from writing scripts into pages: the policy forbids them. */
export default defineConfig({
  base: '/v1/',
  resolve: { conditions: ['@prosperx/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages.map((page) => join(import.meta.dirname, page)).filter((page) => existsSync(page)),
      // a library alone: with what it imports, first paint would wait for both
      output: { codeSplitting: { groups: libraries, includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/prosperx-api': api, '/sdk': api, '/embed': api } },
});
