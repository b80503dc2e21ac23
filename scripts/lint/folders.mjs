/**
 * The folders of a package, each beside what it may import of that package: the one place that names them.
 * Groups go from left to right, and a folder imports from its own group and from those to its left.
 * @typedef {{ groups: string[][], never: Record<string, string[]> }} Folders
 * `never`: what a folder leaves alone although its group may have it.
 */

/** @satisfies {Folders} */
export const sdk = {
  groups: [
    ['theme', 'primitives'],
    ['bridge'],
    ['stores'],
    ['services'],
    ['session'],
    ['queries'],
    ['widget'],
    ['domain'],
    ['features'],
    // translations: they know the words of every folder, and are loaded by a reader's language alone
    ['languages'],
  ],
  never: { theme: ['primitives'] },
};

/** @satisfies {Folders} */
export const api = {
  groups: [
    [
      'audit',
      'crypto',
      'db',
      'http',
      'kernel',
      'log',
      'notifications',
      'observe',
      'otp',
      'providers',
      'queue',
      'throttle',
    ],
    // what several modules share, a folder a subject, in the order in which subjects know each other
    [
      'records/agent',
      'records/family',
      'records/fund',
      'records/goal',
      'records/nfo',
      'records/pack',
      'records/pincode',
      'records/portfolio',
      'records/registrar',
      'records/session',
      'records/sip',
    ],
    ['records/file', 'records/profile', 'records/risk'],
    ['records/bank', 'records/document'],
    ['records/kyc', 'records/mandate', 'records/share'],
    ['records/order'],
    ['records/cart', 'records/redemption', 'records/transaction'],
    // calls and jobs; none imports another (layers.mjs)
    ['modules'],
    ['customer-approval', 'housekeeping'],
    ['proposal'],
    ['sandbox', 'site', 'start'],
    ['reconciliation'],
    ['operator-console'],
    // translations, as in the SDK
    ['languages'],
  ],
  never: {},
};

/** A folder and those it lies in: `['modules', 'modules/orders']`. @param {string} folder */
const withParents = (folder) => folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** What a folder may not import. @param {Folders} folders @param {string} folder @returns {string[]} */
export function bannedIn({ groups, never }, folder) {
  const path = withParents(folder);
  const own = groups.findIndex((group) => path.some((part) => group.includes(part)));
  const right = groups.slice(own + 1).flat();
  return [...right, ...path.flatMap((part) => never[part] ?? [])];
}

/** Every folder that the table names, those that lie in another after it. @param {Folders} folders */
export const named = ({ groups, never }) => [...new Set([...groups.flat(), ...Object.keys(never)])].sort();
