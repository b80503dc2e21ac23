// What runs where the product runs: the packages that core, the SDK, the server and the site bring along, as package-lock.json has them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './exec.mjs';

/** @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean, resolved?: string, hasInstallScript?: boolean, optional?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked */
/** @typedef {Record<string, Locked>} Lock by path, such as `node_modules/zod` */
/** @typedef {{ path: string, name: string, version: string, license: string }} RuntimePackage */

/** The packages of this repository that reach people. */
const SHIPPED = ['packages/core', 'packages/sdk', 'packages/api', 'host'];

/** Licences that ask for nothing but their text beside the work. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
  'CC0-1.0',
];

/** Packages that may be used though their licence, or the want of one in the lock file, is another; each with its reason. @type {readonly { name: RegExp, why: string }[]} */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-/,
    why: 'libvips (LGPL-3.0-or-later) is a library of its own that sharp loads as it is; whoever passes the server on says so and leaves it replaceable',
  },
  { name: /^png-js$/, why: 'its LICENSE file is that of MIT; its package.json names none' },
];

/** @returns {Lock} */
export const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Where a package finds another, as Node does: in its own folder or in one above. @param {Lock} lock @param {string} from @param {string} name */
function found(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[path]) return path;
    if (at === '') return null;
  }
}

/** @param {string} path */
const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/** All packages of others that run, sorted by name. @param {Lock} [lock] @returns {RuntimePackage[]} */
export function runtimePackages(lock = readLock()) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} from */
  const visit = (from) => {
    const { dependencies = {}, optionalDependencies = {} } = lock[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = found(lock, from, name);
      if (path === null || lock[path]?.link || seen.has(path)) continue;
      seen.add(path);
      visit(path);
    }
  };
  SHIPPED.forEach(visit);
  return [...seen]
    .map((path) => ({
      path,
      name: nameOf(path),
      version: lock[path]?.version ?? '',
      license: lock[path]?.license ?? 'none named',
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** True of an expression whose every part of AND, and one part of OR, is allowed. @param {string} license @returns {boolean} */
export function isAllowed(license) {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => ALLOWED.includes(one));
}

/** What is wrong with what the lock file holds, a sentence each. @param {Lock} [lock] */
export function dependencyProblems(lock = readLock()) {
  const runtime = runtimePackages(lock);
  const loose = Object.entries(lock)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => `${nameOf(path)} has no hash in package-lock.json`);
  const scripts = runtime
    .filter(({ path }) => lock[path]?.hasInstallScript)
    .map(({ name }) => `${name} runs a script when it is installed`);
  const licences = runtime
    .filter(({ name, license }) => !isAllowed(license) && !EXCEPTIONS.some((one) => one.name.test(name)))
    .map(({ name, license }) => `${name} has a licence that is not on the list: ${license}`);
  return [...loose, ...scripts, ...licences];
}

/** The page of what runs, with its licences. @param {Lock} [lock] */
export function dependenciesPage(lock = readLock()) {
  const runtime = runtimePackages(lock);
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const { license, name, version } of runtime)
    byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`]);
  const direct = SHIPPED.map((folder) => {
    const names = Object.keys(lock[folder]?.dependencies ?? {}).filter((name) => !name.startsWith('@prosperx/'));
    return `| \`${folder}\` | ${names.length} | ${names.join(', ')} |`;
  });
  return [
    '# What runs',
    '',
    `${runtime.length} packages of others run where the product runs. \`npm run docs\` writes this page from package-lock.json; \`npm run check\` refuses a package without a hash, one that runs a script when it is installed, and a licence that is not on the list of \`scripts/lib/dependencies.mjs\`. \`npm run sbom -- FILE\` writes a bill of materials (CycloneDX), \`npm run audit\` asks the registry for known faults.`,
    '',
    '| Package | Names itself | |',
    '| --- | --- | --- |',
    ...direct,
    '',
    '## Licences',
    '',
    '| Licence | Packages | |',
    '| --- | --- | --- |',
    ...[...byLicence]
      .sort(([a, many], [b, more]) => more.length - many.length || (a < b ? -1 : 1))
      .map(([license, names]) => `| ${license} | ${names.length} | ${names.join(', ')} |`),
    '',
    'Not on the list, and allowed all the same:',
    '',
    ...EXCEPTIONS.map(({ name, why }) => `- \`${name.source.replaceAll('\\', '')}\`: ${why}.`),
    '',
  ].join('\n');
}
