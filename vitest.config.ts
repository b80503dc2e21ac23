import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'America/Los_Angeles';

// the conditions also reach Node's require, where 'import' would hand ES modules to CommonJS packages
const resolve = { conditions: ['@prosperx/source'] };
const source = {
  resolve,
  ssr: { resolve },
};

const preactAliases = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' },
];

/** happy-dom for views, Node for the real server that they talk to. */
const pageWithServer = './packages/sdk/src/testing/page-with-server.ts';
/** Each file finds the modules that those before it have loaded: half the work. */
const together = { isolate: false };
const sdkTests = ['packages/sdk/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // by itself vitest leaves a core to whoever watches
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: { ...together, name: 'core', testTimeout: 30_000, include: ['packages/core/src/**/*.test.ts'] },
      },
      {
        ...source,
        test: { ...together, name: 'sdk-react', testTimeout: 30_000, include: sdkTests, environment: pageWithServer },
      },
      {
        resolve: { ...resolve, alias: preactAliases },
        ssr: source.ssr,
        test: {
          ...together,
          name: 'sdk-preact',
          testTimeout: 30_000,
          include: sdkTests,
          environment: pageWithServer,
          server: { deps: { inline: [/@tanstack/, /zustand/, /@testing-library/, /@r2wc/] } },
        },
      },
      {
        ...source,
        test: {
          ...together,
          name: 'api',
          include: ['packages/api/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { ...source, test: { ...together, name: 'host', include: ['host/src/**/*.test.ts'] } },
      { ...source, test: { ...together, name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
