import { defineConfig } from 'vitest/config';
import { SUBJECTS } from './subjects.mjs';

process.env['TZ'] = 'America/Los_Angeles';

const name = process.env['MUTANTS'] ?? 'money';
const resolve = { conditions: ['@prosperx/source'] };

/** The tests of one subject alone, as the project's own configuration runs them. */
export default defineConfig({
  root: process.cwd(),
  resolve,
  ssr: { resolve },
  test: {
    include: [...(SUBJECTS[name]?.tests ?? [])],
    provide: { isTrust: false },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    globalSetup: name === 'authentication' ? ['packages/api/src/testing/setup.ts'] : [],
    environment: name === 'bridge' ? './packages/sdk/src/testing/page-with-server.ts' : 'node',
    setupFiles: name === 'bridge' ? ['./packages/sdk/src/testing/setup.ts'] : [],
  },
});
