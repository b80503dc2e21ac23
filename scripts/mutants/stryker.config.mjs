// Small faults in one subject, each of which its tests should notice: `npm run trust -- mutants SUBJECT`.
import { fileURLToPath } from 'node:url';
import { SUBJECTS } from './subjects.mjs';

const subject = SUBJECTS[process.env['MUTANTS'] ?? 'money'];
if (!subject) throw new Error('there is no such subject in scripts/mutants/subjects.mjs');

/** As Stryker reads it, which is installed apart. @type {Record<string, unknown>} */
export default {
  mutate: [...subject.files, '!**/*.test.*', '!**/*.text.ts', '!**/index.ts'],
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '/docs',
    '/examples',
    '/host',
    '/packages/{bench,docs}',
    '/packages/*/dist',
    '/packages/sdk/{docs,releases}',
    '/test-results',
    '/.cache',
    '/scripts/mutants/node_modules',
  ],
  concurrency: 1,
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  allowEmpty: false,
  // words for people are no rule
  mutator: { excludedMutations: ['StringLiteral'] },
};
