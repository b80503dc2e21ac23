/** Of a widget: read by the reference pages, the review page and the tests alone. */
const OF_CONTRACTS = new Set(['describe', 'title', 'summary', 'examples']);
/** Of a call: read by the server, its OpenAPI document and the tests alone. */
const OF_ENDPOINTS = new Set(['name', 'summary', 'errors']);
/** What they are written as; a prop that is itself called `title` has an object, a field called `name` a call. */
const WRITTEN_AS = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ArrayExpression']);

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {string} id */
const namesIn = (id) => (id.endsWith('.contract.ts') ? OF_CONTRACTS : id.endsWith('/api.ts') ? OF_ENDPOINTS : null);

/** Every property of an object literal below a node that is for readers, by its place. @param {Node} node @param {Set<string>} names @returns {Node[]} */
function forReaders(node, names) {
  const { key, value } = /** @type {{ key?: { name?: string }, value?: Node }} */ (/** @type {unknown} */ (node));
  if (node.type === 'Property' && names.has(key?.name ?? '') && WRITTEN_AS.has(value?.type ?? '')) return [node];
  return Object.values(node)
    .flatMap((part) => [part].flat())
    .filter(isNode)
    .flatMap((part) => forReaders(part, names));
}

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
      const places = forReaders(/** @type {Node} */ (/** @type {unknown} */ (this.parse(code))), names);
      const bare = places.reduceRight((text, { start, end }) => {
        return text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
      }, code);
      return { code: bare, map: null };
    },
  };
}
