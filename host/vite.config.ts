import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

const pages = ['index.html', 'review.html'];
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '8080'}`;

/** The site and the page of all examples; embed.vite.config.mjs adds what frames load. Vite's helpers are kept from writing scripts into pages: the policy forbids them. */
export default defineConfig({
  base: '/v1/',
  resolve: { conditions: ['@prosperx/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages.map((page) => join(import.meta.dirname, page)).filter((page) => existsSync(page)) },
  },
  server: { proxy: { '/prosperx-api': api, '/sdk': api, '/embed': api } },
});
