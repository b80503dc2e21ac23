import { createHash } from 'node:crypto';

/** @typedef {Record<string, import('rolldown').OutputChunk | import('rolldown').OutputAsset>} Bundle */

/** Returns the names of a chunk and of all chunks that it imports statically, importers first. @param {Record<string, { type: string, imports?: readonly string[] }>} bundle @param {string} fileName @returns {string[]} */
export function closure(bundle, fileName) {
  /** @type {string[]} */
  const inPostOrder = [];
  const seen = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    inPostOrder.push(name);
  };
  visit(fileName);
  return inPostOrder.reverse();
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
