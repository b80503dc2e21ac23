import { join } from 'node:path';
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
/** @param {string[]} files @param {string[]} excludeFiles @param {string[][][]} lists */
const syntax = (files, excludeFiles, ...lists) => ({
  files,
  excludeFiles,
  rules: { 'px/syntax': ['error', ...ban.modules, ...lists.flat()] },
});
const inTheBrowser = [ban.clock, ban.everyReact, ban.noHtml];
/** @param {string} names */
const errors = (names) => Object.fromEntries(names.split(/\s+/).map((name) => [name, 'error']));

export default {
  plugins: ['typescript', 'react'],
  jsPlugins: [join(import.meta.dirname, 'scripts/lint/plugin.mjs')],
  env: { browser: true, node: true },
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  // apps of others, each with packages of its own
  ignorePatterns: ['packages/sdk/docs', 'packages/api/migrations', 'examples/hosts', 'examples/mobile-webview/native'],
  rules: {
    'px/comment': 'error',
    'px/file-name': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-implied-eval': 'error',
    'max-lines': ['error', 350],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/restrict-template-expressions': [
      'error',
      { allowNumber: true, allowBoolean: true, allowNullish: true },
    ],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      files: sources,
      rules: {
        // the strict rules of typescript-eslint that need no types
        ...errors(`no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-unused-expressions
          no-useless-constructor typescript/ban-ts-comment typescript/no-duplicate-enum-values
          typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extra-non-null-assertion
          typescript/no-extraneous-class typescript/no-invalid-void-type typescript/no-misused-new
          typescript/no-namespace typescript/no-non-null-asserted-nullish-coalescing
          typescript/no-non-null-asserted-optional-chain typescript/no-non-null-assertion typescript/no-require-imports
          typescript/no-this-alias typescript/no-unnecessary-type-constraint
          typescript/no-unsafe-declaration-merging typescript/no-unsafe-function-type
          typescript/no-wrapper-object-types typescript/prefer-as-const typescript/prefer-literal-enum-member
          typescript/prefer-namespace-keyword typescript/triple-slash-reference typescript/unified-signatures`),
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      },
    },
    {
      files: ['packages/sdk/src/**/*.{ts,tsx}', 'host/src/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    { files: ['packages/{core,sdk}/src/**', 'host/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
    ...layers,
    syntax(sources, ['**/*.config.ts'], ban.clock, ban.money),
    syntax(
      ['packages/api/src/**/*.ts'],
      [...tests, '**/{server,migrate}.ts'],
      ban.clock,
      ban.money,
      ban.environment,
      ban.locks,
    ),
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
    // what the console, the loader of frames and the documentation say is English
    syntax(
      [
        'packages/sdk/src/bridge/**/*.ts',
        'packages/sdk/src/services/{client,sign-on}.ts',
        'packages/sdk/src/widget/{docs*,refusal.lazy}.ts',
      ],
      tests,
      ...inTheBrowser,
      ban.money,
      ban.words,
    ),
    syntax(['host/src/**/*.{ts,tsx}'], tests, ...inTheBrowser, ban.money, ban.words),
    // nobody but operators, partners and developers reads the other pages, and no visitor
    syntax(
      ['host/src/**/*.{ts,tsx}'],
      [...tests, 'host/src/{embed,pages/{operator,partner,sandbox},review}/**'],
      ...inTheBrowser,
      ban.money,
      ban.words,
      ban.wordsByHook,
    ),
    syntax(['{packages/*,host}/src/**/*.text.ts'], [], ban.clock, ban.money, ban.oneName),
    syntax(['packages/core/src/money/**', '**/*.contract.ts'], [], ban.clock),
    syntax(['examples/**/*.{ts,tsx}', 'packages/bench/**'], []),
    {
      files: ['**/server.ts', '**/{,*-}clock.ts', '**/*.config.{ts,js,mjs}', '**/*.d.ts', 'scripts/**'],
      rules: { 'px/syntax': 'off' },
    },
    { files: tests, rules: { 'max-lines-per-function': 'off', 'typescript/no-non-null-assertion': 'off' } },
  ],
};
