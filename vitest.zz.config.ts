import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'America/Los_Angeles';

const resolve = { conditions: ['@prosperx/source', 'import', 'module', 'default'] };
const source = {
  resolve,
  ssr: { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } },
};

const preactAliases = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' },
];

const sdkTests = ['packages/sdk/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      { ...source, test: { name: 'core', include: ['packages/core/src/**/*.test.ts'] } },
      { ...source, test: { name: 'sdk-react', include: sdkTests, environment: './packages/sdk/src/testing/page-with-server.ts' } },
      {
        resolve: { ...resolve, alias: preactAliases },
        ssr: source.ssr,
        test: {
          name: 'sdk-preact',
          include: sdkTests,
          environment: './packages/sdk/src/testing/page-with-server.ts',
          server: { deps: { inline: [/@tanstack/, /zustand/, /@testing-library/, /@r2wc/] } },
        },
      },
      {
        // the conditions also reach Node's require, where 'import' would hand ES modules to CommonJS packages
        resolve: { conditions: ['@prosperx/source'] },
        ssr: { resolve: { conditions: ['@prosperx/source'] } },
        test: {
          name: 'api',
          include: ['packages/api/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { ...source, test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
