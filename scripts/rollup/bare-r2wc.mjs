/** What r2wc does with its own props and events. */
const UNUSED = new Set(['attributeChangedCallback', 'observedAttributes']);

/** @typedef {{ type: string, start: number, end: number, key?: { name?: string }, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} node @returns {Node[]} */
function unused(node) {
  if (node.type === 'ForOfStatement') return [node];
  if (node.type === 'MethodDefinition' && UNUSED.has(node.key?.name ?? '')) return [node];
  return Object.values(node)
    .flatMap((part) => [part].flat())
    .filter(isNode)
    .flatMap(unused);
}

/**
 * Our shell reads attributes and properties itself and tells r2wc of none. So r2wc's loops over them never run, and with the
 * loops go its converters: 500 bytes of every page. @returns {import('rollup').Plugin}
 */
export function bareR2wc() {
  return {
    name: 'prosperx-bare-r2wc',
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null;
      const places = unused(/** @type {Node} */ (/** @type {unknown} */ (this.parse(code))));
      // five loops and two methods; another number means another r2wc, to be read anew
      if (places.length !== 7) this.error(`@r2wc/core has changed: ${places.length} places instead of 7`);
      return {
        code: places.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code),
        map: null,
      };
    },
  };
}
