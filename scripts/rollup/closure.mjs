import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** @typedef {Record<string, import('rollup').OutputChunk | import('rollup').OutputAsset>} Bundle */

/** A chunk and all that it imports statically, what imports before what is imported. @param {Bundle} bundle @param {string} fileName @returns {string[]} */
export function closure(bundle, fileName) {
  /** @type {string[]} */
  const inPostOrder = [];
  const seen = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.imports.forEach(visit);
    inPostOrder.push(name);
  };
  visit(fileName);
  return inPostOrder.reverse();
}

/**
 * For each chunk what is loaded for certain when it runs: what it imports, and what every chunk that may have asked for it had by then.
 * @param {Bundle} bundle @returns {Map<string, Set<string>>}
 */
export function presence(bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const everything = new Set(chunks.map(({ fileName }) => fileName));
  const own = new Map(chunks.map(({ fileName }) => [fileName, closure(bundle, fileName)]));
  const present = new Map(
    chunks.map(({ fileName, isEntry }) => [fileName, isEntry ? new Set(own.get(fileName)) : everything]),
  );
  /** @param {import('rollup').OutputChunk} chunk */
  const shrink = ({ fileName, isEntry }) => {
    if (isEntry) return false;
    const askers = chunks.filter(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(fileName));
    const shared = askers
      .map((asker) => present.get(asker.fileName) ?? everything)
      .reduce((common, one) => new Set([...common].filter((name) => one.has(name))), everything);
    const now = new Set([...(own.get(fileName) ?? []), ...shared]);
    const hasShrunk = now.size < (present.get(fileName)?.size ?? 0);
    present.set(fileName, now);
    return hasShrunk;
  };
  while (chunks.map(shrink).some(Boolean));
  return present;
}

/** What a chunk loads by `import()`. @param {Bundle} bundle @param {string} fileName @returns {string[]} */
export function lazyImports(bundle, fileName) {
  const chunk = bundle[fileName];
  return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
}

/** @param {Bundle} bundle @param {string} fileName */
export function codeOf(bundle, fileName) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk') throw new Error(`no chunk ${fileName}`);
  return chunk.code;
}

/** Subresource integrity. SHA-256: a loader carries one of each of its files, and sixteen bytes a file are not nothing. @param {string | Uint8Array} content */
export const integrity = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** As an import names it: `./x.js`. @param {string} from @param {string} to */
export function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
