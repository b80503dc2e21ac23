/** Read by the reference pages, the review page and the tests alone. */
const FOR_READERS = new Set(['describe', 'title', 'summary', 'examples']);
/** What they are written as; a prop that is itself called `title` has an object. */
const WRITTEN_AS = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ArrayExpression']);

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** Every property of an object literal below a node that is for readers, by its place. @param {Node} node @returns {Node[]} */
function forReaders(node) {
  const { key, value } = /** @type {{ key?: { name?: string }, value?: Node }} */ (/** @type {unknown} */ (node));
  if (node.type === 'Property' && FOR_READERS.has(key?.name ?? '') && WRITTEN_AS.has(value?.type ?? '')) return [node];
  return Object.values(node)
    .flatMap((part) => [part].flat())
    .filter(isNode)
    .flatMap(forReaders);
}

/**
 * Leaves out of the contracts what no page needs: some 400 bytes a widget. Only files that hold nothing but a contract are
 * touched, since the names are common words. @returns {import('rollup').Plugin}
 */
export function bareContracts() {
  return {
    name: 'prosperx-bare-contracts',
    transform(code, id) {
      if (!id.endsWith('.contract.ts')) return null;
      const places = forReaders(/** @type {Node} */ (/** @type {unknown} */ (this.parse(code))));
      const bare = places.reduceRight((text, { start, end }) => {
        return text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
      }, code);
      return { code: bare, map: null };
    },
  };
}
