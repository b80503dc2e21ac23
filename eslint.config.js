import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fileName } from './scripts/lint/file-name.mjs';
import { layers } from './scripts/lint/layers.mjs';
import * as ban from './scripts/lint/syntax.mjs';

const sources = [
  'packages/*/src/**/*.{ts,tsx}',
  'host/{src,e2e}/**/*.{ts,tsx}',
  'host/*.config.ts',
  'examples/**/*.{ts,tsx}',
  'scripts/**/*.ts',
  'packages/*/scripts/**/*.ts',
];
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**'];
/** @param {string[]} files @param {string[]} ignores @param {string[][][]} lists */
const syntax = (files, ignores, ...lists) => ({
  files,
  ignores,
  rules: { 'no-restricted-syntax': ban.restrict(ban.modules, ...lists) },
});
const inTheBrowser = [ban.clock, ban.everyReact, ban.noHtml];

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', '.data/', '**/.cache/', 'packages/sdk/docs/', 'packages/api/migrations/'],
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { px: { rules: { 'file-name': fileName } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'px/file-name': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-implied-eval': 'error',
      'max-lines': ['error', 350],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: sources,
    extends: [tseslint.configs.strict], // oxlint has the rules that need types: .oxlintrc.json
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': 'off', // the compiler says it already
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['packages/sdk/src/**/*.{ts,tsx}', 'host/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['packages/{core,sdk}/src/**', 'host/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  ...layers,
  syntax(sources, ['**/*.config.ts'], ban.clock, ban.money),
  syntax(['packages/api/src/**/*.ts'], [...tests, '**/server.ts'], ban.clock, ban.money, ban.environment),
  syntax(['packages/sdk/src/**/*.{ts,tsx}'], tests, ...inTheBrowser, ban.money, ban.words, ban.wordsByHook),
  syntax(
    ['packages/sdk/src/{primitives,domain,features}/**/*.{ts,tsx}'],
    tests,
    ...inTheBrowser,
    ban.money,
    ban.words,
    ban.wordsByHook,
    ban.shadowSafe,
  ),
  syntax(['host/src/**/*.{ts,tsx}'], tests, ...inTheBrowser, ban.money, ban.words),
  syntax(['{packages/*,host}/src/**/*.text.ts'], [], ban.clock, ban.money, ban.oneName),
  syntax(['packages/core/src/money/**', '**/*.contract.ts'], [], ban.clock),
  syntax(['examples/**/*.{ts,tsx}', 'packages/bench/**'], []),
  {
    files: ['**/server.ts', '**/{,*-}clock.ts', '**/*.config.{ts,js,mjs}', '**/*.d.ts', 'scripts/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: tests, rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' } },
);
