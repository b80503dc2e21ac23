import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { ROOT } from './paths.mjs';

/** Names of a module that another takes; null: all. @typedef {readonly string[] | null} Names */
/** What a module takes of others: at once (`name`: what it gives on under), and later. @typedef {{ at: { file: string, names: Names, as: Names }[], later: string[] }} Imports */
/** @typedef {{ file: string, name: string }} Words an export of a `.text.ts` file */

/** A list that gives on what others have: of such only what is asked for counts. */
const LIST = /\/(index|react|site(-\w+)?)\.ts$/;
const WORDS = /\.text\.ts$/;

/** @type {Map<string, string | null>} */
const places = new Map();

/** The source file of ours that an import names; null: none. @param {string} source @param {string} importer */
function fileOf(source, importer) {
  const [, home = ''] = /^(.*?\/(?:packages\/\w+|host)\/src)\//.exec(importer) ?? [];
  const [, library, rest = 'react'] = /^@prosperx\/(core|sdk)(?:\/(.*))?$/.exec(source) ?? [];
  const path =
    library === 'core'
      ? join(ROOT, 'packages/core/src', rest, 'index.js')
      : library === 'sdk'
        ? join(ROOT, 'packages/sdk/src', `${rest.replace('/', '-')}.js`)
        : source.startsWith('#')
          ? join(home, source.slice(1))
          : source.startsWith('.')
            ? join(dirname(importer), source)
            : null;
  if (!path?.endsWith('.js')) return null;
  const known = places.get(path);
  if (known !== undefined) return known;
  const found = ['.ts', '.tsx'].map((ending) => path.replace(/\.js$/, ending)).find((file) => existsSync(file)) ?? null;
  places.set(path, found);
  return found;
}

/** A node of syntax: a walk over all kinds of them reads a few names of each, which the parser's own types, one a kind, do not offer. @typedef {{ type: string, [key: string]: any }} Node */

/** Every node of a kind. @param {unknown} node @param {string} type @returns {Node[]} */
function nodesOf(node, type) {
  if (typeof node !== 'object' || node === null) return [];
  const own = /** @type {Node} */ (node);
  return [...(own.type === type ? [own] : []), ...Object.values(own).flatMap((child) => nodesOf(child, type))];
}

/** @type {Map<string, Node & { body: Node[] }>} */
const trees = new Map();

/** @param {string} file */
function treeOf(file) {
  const known = trees.get(file);
  if (known) return known;
  const parsed = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const tree = /** @type {Node & { body: Node[] }} */ (/** @type {unknown} */ (parsed));
  trees.set(file, tree);
  return tree;
}

/** @type {Map<string, Imports>} */
const parsed = new Map();

/** The names that a module exports. @param {string} file */
export const exportNames = (file) =>
  treeOf(file).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = /** @type {{ declaration: Node | null, specifiers: Node[] }} */ (
      /** @type {unknown} */ (node)
    );
    const declared = declaration?.['declarations'] ?? (declaration ? [declaration] : []);
    return [
      .../** @type {Node[]} */ (declared).map(({ id }) => `${id.name}`),
      ...specifiers.map(({ exported }) => `${exported.name}`),
    ];
  });

/** What a module imports and gives on; types are nothing that runs. @param {string} file @returns {Imports} */
function importsOf(file) {
  const known = parsed.get(file);
  if (known) return known;
  const { body } = treeOf(file);
  const at = body.flatMap(
    /** @returns {Imports['at']} */ (node) => {
      const from = node['source'] && fileOf(node['source'].value, file);
      if (!from || node['importKind'] === 'type' || node['exportKind'] === 'type') return [];
      if (node.type === 'ExportAllDeclaration') return [{ file: from, names: null, as: null }];
      const specifiers = /** @type {Node[]} */ (node['specifiers']).filter(
        ({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type',
      );
      const nameOf = (/** @type {Node} */ id) => id['name'] ?? id['value'];
      if (node.type === 'ExportNamedDeclaration') {
        const [names, as] = ['local', 'exported'].map((side) => specifiers.map((each) => nameOf(each[side])));
        return [{ file: from, names: names ?? [], as: as ?? [] }];
      }
      if (node.type !== 'ImportDeclaration') return [];
      const isWhole = specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      return [{ file: from, names: isWhole ? null : specifiers.map(({ imported }) => nameOf(imported)), as: [] }];
    },
  );
  const later = nodesOf(body, 'ImportExpression').flatMap(({ source }) => fileOf(source.value ?? '', file) ?? []);
  const imports = { at, later };
  parsed.set(file, imports);
  return imports;
}

/**
 * What modules say, with all that they import at once; and what they load later. @param {readonly string[]} roots
 * @returns {{ words: Words[], later: string[] }}
 */
export function reached(roots) {
  /** @type {Map<string, Words>} */
  const words = new Map();
  /** @type {Set<string>} */
  const later = new Set();
  const seen = new Set();
  /** @param {string} file @param {Names} names */
  const visit = (file, names) => {
    if (WORDS.test(file)) {
      for (const name of names ?? exportsOf(file).keys()) words.set(`${file} ${name}`, { file, name });
      return;
    }
    const isList = LIST.test(file) && names !== null;
    for (const name of isList ? names : ['']) {
      if (seen.has(`${file} ${name}`)) continue;
      seen.add(`${file} ${name}`);
      const imports = importsOf(file);
      for (const each of imports.at) {
        const at = each.as?.indexOf(name) ?? 0;
        if (!isList) visit(each.file, each.names);
        else if (each.as === null) visit(each.file, [name]);
        else if (at >= 0) visit(each.file, each.names && [each.names[at] ?? '']);
      }
      imports.later.forEach((each) => later.add(each));
    }
  };
  for (const root of roots) visit(root, null);
  return { words: [...words.values()], later: [...later] };
}

/** The exported constants of a file of words, each with its value. @param {string} file @returns {Map<string, Node>} */
function exportsOf(file) {
  const declared = treeOf(file).body.flatMap((node) => {
    const own = node.type === 'ExportNamedDeclaration' ? node['declaration'] : null;
    if (own?.type === 'FunctionDeclaration') return [/** @type {const} */ ([own.id.name, own])];
    return own?.type === 'VariableDeclaration'
      ? /** @type {Node[]} */ (own.declarations).map(({ id, init }) => /** @type {const} */ ([id.name, bare(init)]))
      : [];
  });
  return new Map(declared);
}

/** A value without `as const` and the like. @param {Node} node @returns {Node} */
const bare = (node) => (/^TS(As|Satisfies)|^Parenthesized/.test(node.type) ? bare(node['expression']) : node);

/** Whether an export is a function that says itself (`spoken` of core). @param {string} file @param {string} name */
export const isSpoken = (file, name) => objectOf(exportsOf(file).get(name)) !== exportsOf(file).get(name);

/** The object of words that a value is, or is made of by `spoken`. @param {Node | undefined} value */
const objectOf = (value) =>
  value?.type === 'CallExpression' && value['callee'].name === 'spoken' ? value['arguments'][0] : value;

/** Where a name comes from that a file of words spreads: its own constant or another file's. @param {string} file @param {string} name @returns {Node | undefined} */
function constantOf(file, name) {
  for (const node of treeOf(file).body) {
    if (node.type === 'ImportDeclaration') {
      const from = fileOf(node['source'].value, file);
      const taken = /** @type {Node[]} */ (node['specifiers']).find(({ local }) => local.name === name);
      if (from && taken) return constantOf(from, taken['imported'].name);
    }
    const own = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node;
    if (node.type === 'ExportNamedDeclaration' && node['source']) {
      const given = /** @type {Node[]} */ (node['specifiers']).find(({ exported }) => exported.name === name);
      const from = given && fileOf(node['source'].value, file);
      if (from) return constantOf(from, given['local'].name);
    }
    if (own?.type !== 'VariableDeclaration') continue;
    const found = /** @type {Node[]} */ (own.declarations).find(({ id }) => id.name === name);
    if (found) return Object.assign(bare(found['init']), { file });
  }
  return undefined;
}

/** The key of an object of words, or of a function that says itself, as `wordsKey` of core makes it of the object itself; null: it is no object. @param {string} file @param {string} name @returns {string | null} */
export function keyOf(file, name) {
  const value = objectOf(exportsOf(file).get(name));
  if (value?.type !== 'ObjectExpression') return null;
  let id = '';
  /** @param {Node} object @param {string} home @returns {string[]} */
  const namesIn = (object, home) =>
    /** @type {Node[]} */ (object['properties']).flatMap((each) => {
      if (each.type === 'SpreadElement') {
        const spread = constantOf(home, each['argument'].name);
        if (spread?.type !== 'ObjectExpression') throw new Error(`${home}: what does ${name} spread?`);
        return namesIn(spread, spread['file'] ?? home);
      }
      const key = each['key'].name ?? `${each['key'].value}`;
      if (each['computed']) throw new Error(`${home}: ${name} has a name that is worked out`);
      if (key === 'id' && each['value'].type === 'Literal') id = each['value'].value;
      return [key];
    });
  const names = Object.keys(Object.fromEntries(namesIn(value, file).map((key) => [key, ''])));
  let hash = 0;
  for (const sign of [...names, id].join()) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Forgets what was read, before another build. */
export function forget() {
  trees.clear();
  parsed.clear();
  places.clear();
}
