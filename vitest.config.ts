import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
  // the one that it brings is two versions older, and passes over what it does not know of a query
  { find: /^@testing-library\/dom$/, replacement: fileURLToPath(import.meta.resolve('@testing-library/dom')) },
];

/** Within `npm run trust` tests repeat things as often as they can, and files named `*.long.test.ts` run. */
const isTrust = process.env['TRUST'] === '1';
const every = {
  provide: { isTrust },
  // a busy machine is no failure, least of all in a long run
  testTimeout: isTrust ? 600_000 : 60_000,
  hookTimeout: isTrust ? 600_000 : 180_000,
  exclude: [...configDefaults.exclude, ...(isTrust ? [] : ['**/*.long.test.ts'])],
};
/** Each file finds the modules that those before it have loaded: half the work. */
const together = { ...every, isolate: false };
const sdk = {
  ...together,
  include: ['packages/sdk/src/**/*.test.{ts,tsx}'],
  // happy-dom for views, Node for the real server that they talk to
  environment: './packages/sdk/src/testing/page-with-server.ts',
  setupFiles: './packages/sdk/src/testing/setup.ts',
};
/** The tests of the SDK with Preact in place of React, within trust: what the published elements do in a browser, of which they are made, the browser tests say. */
const underPreact = {
  resolve: { ...resolve, alias: preactAliases },
  ssr: source.ssr,
  test: {
    ...sdk,
    name: 'sdk-preact',
    server: { deps: { inline: [/@r2wc/, /@tanstack/, /zustand/, /@testing-library/] } },
  },
};

/** The test of the published files builds the package: it begins first, so that nobody waits for it at the end. */
class PackageFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith('/publish.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: PackageFirst },
    // two keep two cores busy, since the database's server works beside them; with a third all of them take longer
    maxWorkers: 2,
    // what one project has compiled the others find
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      { ...source, test: { ...sdk, name: 'sdk-react' } },
      ...(isTrust ? [underPreact] : []),
      {
        ...source,
        test: {
          ...together,
          // one project for all that needs no page, since a worker goes on to the next file only within its own
          name: 'node',
          include: ['packages/{core,api,docs}/src/**/*.test.ts', '{host/src,scripts}/**/*.test.ts'],
          setupFiles: './packages/api/src/testing/setup.ts',
        },
      },
    ],
  },
});
