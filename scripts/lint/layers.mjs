import { existsSync, readdirSync } from 'node:fs';
import * as table from './folders.mjs';

/** A ban is a regex over the import's text, or globs with exceptions, and the advice that oxlint prints; CONTRIBUTING.md, "Direction", explains the layers. @typedef {[what: string | string[], message: string]} Ban */
/** Our packages without some. @param {string[]} names */
const allBut = (...names) => [
  '@prosperx/**',
  ...names.flatMap((name) => [`!@prosperx/${name}`, `!@prosperx/${name}/**`]),
];
/** @satisfies {Record<string, Ban>} */
const forbidden = {
  upwards: ['^\\.\\.(/|$)', 'A relative import stays in its folder: write "#folder/file.js".'],
  wholeZod: [['zod', 'zod/**', '!zod/mini'], 'Only "zod/mini" here: zod whole weighs 76 kB.'],
  entries: ['^#[^/]+$', 'Entry points stand right of all folders.'],
  server: ['^@prosperx/api', 'The SDK knows the server by core alone; tests may start it.'],
  sdk: ['^@prosperx/(sdk|host)', 'The server never imports the user interface.'],
  inner: [['#*/**', '!#*/index.js'], 'One subject of core reaches another by its "index.js".'],
  packages: ['^@prosperx/', 'core depends on no other package.'],
  notSdk: [allBut('sdk', 'e2e'), 'Only @prosperx/sdk here.'],
  notOfHost: [allBut('core', 'sdk', 'e2e'), 'Only @prosperx/sdk and core here.'],
  site: ['^@prosperx/sdk/site', 'A tarball has no entries of the site: only the host uses them.'],
  node: ['^node:', 'This package runs in browsers.'],
  react: ['^(react|preact)(-dom)?(/|$)', 'No user interface in this package.'],
};
/** @param {string} name @returns {Ban} */
const otherFeatures = (name) => [
  ['#features/**', `!#features/${name}/**`],
  'A feature never imports a feature: what two share moves left.',
];

/** What `widget/preact-lite.ts` has, which stands in for React in the elements. Types may come from anywhere. */
const reactEverywhere = {
  name: 'react',
  allowImportNames: [
    'useState',
    'useReducer',
    'useEffect',
    'useLayoutEffect',
    'useRef',
    'useMemo',
    'useCallback',
    'useContext',
    'useId',
    'useSyncExternalStore',
    'createContext',
    'createElement',
    'Component',
    'Fragment',
  ],
  allowTypeImports: true,
  message: 'React 18 or the Preact of the elements (widget/preact-lite.ts) lacks it.',
};

/** @param {string[]} files @param {(keyof typeof forbidden | Ban)[]} rules @param {(typeof reactEverywhere)[]} paths @returns {import('oxlint').OxlintOverride} */
function block(files, rules, paths = []) {
  const patterns = rules.map((rule) => (typeof rule === 'string' ? forbidden[rule] : rule));
  const options = {
    paths,
    patterns: patterns.map(([what, message]) =>
      Array.isArray(what) ? { group: what, message } : { regex: what, message },
    ),
  };
  return { files, rules: { 'no-restricted-imports': ['error', options] } };
}

/** @param {string} folder */
const tests = (folder) => [`${folder}/**/*.test.{ts,tsx}`, `${folder}/**/*.spec.ts`, `${folder}/**/testing/**`];
/** @type {(keyof typeof forbidden)[]} */
const inSdk = ['upwards', 'wholeZod', 'server', 'node'];
/** @type {(keyof typeof forbidden)[]} */
const inApi = ['upwards', 'sdk', 'react'];

/** What a folder's place in the table forbids. @param {import('./folders.mjs').Folders} folders @param {string} folder @returns {Ban[]} */
function placeOf(folders, folder) {
  const banned = table.bannedIn(folders, folder);
  if (banned.length === 0) return [];
  return [[`^#(${banned.join('|')})/`, `${folder} does not import ${banned.join(', ')} (scripts/lint/folders.mjs).`]];
}

/** @param {string} folder @param {(keyof typeof forbidden | Ban)[]} more */
const sdkFolder = (folder, ...more) =>
  block(
    [`packages/sdk/src/${folder}/**/*.{ts,tsx}`],
    [...inSdk, 'entries', ...placeOf(table.sdk, folder), ...more],
    [reactEverywhere],
  );
/** @param {string} path from the root */
const foldersIn = (path) => {
  const url = new URL(`../../${path}/`, import.meta.url);
  return existsSync(url) ? readdirSync(url) : [];
};
const features = foldersIn('packages/sdk/src/features');
const modules = foldersIn('packages/api/src/modules');

/** @param {string} folder @param {(keyof typeof forbidden | Ban)[]} more */
const apiFolder = (folder, ...more) => {
  const inFolder = folder === 'start' ? inApi : [...inApi, /** @type {const} */ ('entries')];
  return block([`packages/api/src/${folder}/**/*.ts`], [...inFolder, ...placeOf(table.api, folder), ...more]);
};
/** @param {string} name @returns {Ban} */
const otherModules = (name) => [
  ['#modules/**', `!#modules/${name}/**`],
  'A module never imports a module: what several share is a record (packages/api/src/records).',
];

/** A later block replaces an earlier one. Each feature has its own, since only its own name may follow `#features/`. */
export const layers = [
  block(['packages/core/src/**/*.ts'], ['upwards', 'wholeZod', 'packages', 'inner', 'node', 'react']),
  // a translation names the one file that it translates
  block(['packages/core/src/languages/**/*.ts'], ['upwards', 'wholeZod', 'packages', 'node', 'react']),
  block(['packages/sdk/src/**/*.{ts,tsx}'], inSdk, [reactEverywhere]),
  ...table.named(table.sdk).map((folder) => sdkFolder(folder)),
  sdkFolder('features', ['^#features/', 'A feature lies in a folder of its own.']),
  ...features.map((name) => sdkFolder(`features/${name}`, otherFeatures(name))),
  block(['packages/api/src/**/*.ts'], inApi),
  ...table.named(table.api).map((folder) => apiFolder(folder)),
  ...modules.map((name) => apiFolder(`modules/${name}`, otherModules(name))),
  block(['host/src/**/*.{ts,tsx}'], ['upwards', 'wholeZod', 'notOfHost']),
  block(['examples/**/*.{ts,tsx}'], ['upwards', 'site', 'notSdk']),
  block(tests('packages/core/src'), ['upwards', 'packages', 'react']),
  block(tests('packages/sdk/src'), ['upwards', 'wholeZod']),
  block(tests('packages/api/src'), inApi),
];
