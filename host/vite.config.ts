import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

const pages = ['index.html', 'review.html'];
// the server must see the name under which the page knows it, else each write looks like one from another origin
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '8080'}`, changeOrigin: false };

/** Libraries, which a new version of the site leaves as they are: what paints pages, and what asks the server, which comes later. */
const groups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack\/(?!.*query))/,
  },
  { name: 'data', test: /node_modules\/(@tanstack\/.*query|ofetch|ufo|destr|zod)/ },
  // our own, of which nearly every part has need: together they are less, and fewer files
  { name: 'common', test: /(packages\/(core|sdk)|host)\/src\/.*\.tsx?$/, minShareCount: 50 },
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
      output: {
        // the first script lists every chunk: names for what is a page or a part by itself, hashes alone for what they share
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        // a library alone: with what it imports, first paint would wait for both
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
  server: { proxy: { '/prosperx-api': api, '/sdk': api, '/embed': api } },
});
