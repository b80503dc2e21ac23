import { findNodes, parsed } from './nodes.mjs';

/** Of a widget: read by the reference pages, the review page and the tests alone. */
const OF_CONTRACTS = new Set(['describe', 'title', 'summary', 'needsServer', 'examples']);
/** Of a call: read by the server, its OpenAPI document and the tests alone. */
const OF_ENDPOINTS = new Set(['name', 'summary', 'errors']);
/** What they are written as; a prop that is itself called `title` has an object, a field called `name` a call. */
const WRITTEN_AS = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ArrayExpression']);

/** @param {string} id */
const namesIn = (id) => (id.endsWith('.contract.ts') ? OF_CONTRACTS : id.endsWith('/api.ts') ? OF_ENDPOINTS : null);

/** Whether a node is a property of an object literal that is for readers. @param {Set<string>} names */
const isForReaders = (names) => (/** @type {import('./nodes.mjs').Node} */ node) => {
  const { key, value } = /** @type {{ key?: { name?: string }, value?: { type: string } }} */ (
    /** @type {unknown} */ (node)
  );
  return node.type === 'Property' && names.has(key?.name ?? '') && WRITTEN_AS.has(value?.type ?? '');
};

/**
 * Leaves out of contracts and endpoints what no page needs: some 400 bytes a widget. Only files that hold nothing else are
 * touched, since the names are common words. @returns {import('rollup').Plugin}
 */
export function bareContracts() {
  return {
    name: 'prosperx-bare-contracts',
    transform(code, id) {
      const names = namesIn(id);
      if (!names) return null;
      const places = findNodes(parsed(this, code), isForReaders(names));
      const bare = places.reduceRight((text, { start, end }) => {
        return text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
      }, code);
      return { code: bare, map: null };
    },
  };
}
