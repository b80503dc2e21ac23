/**
 * The folders of a package, each beside what it may import of that package: the one place that names them.
 * Groups go from left to right, and a folder imports from its own group and from those to its left.
 * @typedef {{ groups: string[][], never: Record<string, string[]>, still: Record<string, string[]> }} Folders
 * `never`: what a folder leaves alone although its group may have it. `still`: imports to the right that are left over.
 */

/** @satisfies {Folders} */
export const sdk = {
  groups: [['theme', 'primitives'], ['bridge'], ['api', 'queries', 'session'], ['widget'], ['domain'], ['features']],
  never: { theme: ['primitives'] },
  still: {},
};

/** @satisfies {Folders} */
export const api = {
  groups: [
    ['audit', 'crypto', 'db', 'http', 'log', 'throttle'],
    ['otp', 'providers', 'queue'],
    ['modules'],
    ['sandbox', 'site', 'start'],
  ],
  // payments say what happened and orders listen: backend.ts joins the two
  never: { 'modules/orders': ['modules/payments'] },
  still: {
    providers: ['modules'],
    'modules/orders/reconcile': ['sandbox'],
  },
};

/** A folder and those it lies in: `['modules', 'modules/orders']`. @param {string} folder */
const withParents = (folder) => folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** What a folder may not import. @param {Folders} folders @param {string} folder @returns {string[]} */
export function bannedIn({ groups, never, still }, folder) {
  const path = withParents(folder);
  const own = groups.findIndex((group) => path.some((part) => group.includes(part)));
  const right = groups.slice(own + 1).flat();
  const leftOver = path.flatMap((part) => still[part] ?? []);
  return [...right.filter((name) => !leftOver.includes(name)), ...path.flatMap((part) => never[part] ?? [])];
}

/** Every folder that the table names, those that lie in another after it. @param {Folders} folders */
export const named = ({ groups, never, still }) =>
  [...new Set([...groups.flat(), ...Object.keys(never), ...Object.keys(still)])].sort();
