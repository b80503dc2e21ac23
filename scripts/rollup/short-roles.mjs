import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from './paths.mjs';

const NAME = /--px-[\w-]+/g;
const DECLARED = /(--px-[\w-]+):/g;
/** Code puts these together from a name and a number. */
const COMPOSED = /^--px-(chart|risk)-/;

/** Every role that a sheet of tokens declares, with the name it has in an element. @param {readonly string[]} sheets */
export function shortRoles(sheets) {
  const declared = sheets.flatMap((sheet) => [...sheet.matchAll(DECLARED)].map(([, role = '']) => role));
  const roles = [...new Set(declared)].filter((role) => !COMPOSED.test(role));
  return new Map(roles.map((role, index) => [role, `--p${index.toString(36)}`]));
}

/** @param {string} code @param {ReadonlyMap<string, string>} roles */
export const withShortRoles = (code, roles) => code.replace(NAME, (name) => roles.get(name) ?? name);

const readSheet = (/** @type {string} */ name) => readFileSync(join(SOURCE, `theme/${name}.css`), 'utf8');

/**
 * Roles are an element's own affair, so that a minifier may name them: 300 bytes of a calculator. Knobs, which pages set, are
 * declared nowhere and keep their names. @returns {import('rollup').Plugin}
 */
export function shortRoleNames() {
  const roles = shortRoles(['tokens', 'tokens-more'].map(readSheet));
  return {
    name: 'prosperx-short-roles',
    transform: (code, id) =>
      id.startsWith(SOURCE) && code.includes('--px-') ? { code: withShortRoles(code, roles), map: null } : null,
  };
}
