import { parsed, partsOf, without } from './nodes.mjs';

/** @typedef {import('./nodes.mjs').Node} Node */

/** What r2wc does with its own props and events. */
const UNUSED = new Set(['attributeChangedCallback', 'observedAttributes']);

/** Five loops, two methods, and two statements that prepare the loops; another number means another r2wc, to be read anew. */
const PLACES = 9;

/** What it prepares its loops with stands before the class that it makes. @param {Node} node */
const isPreparation = (node) => node.type === 'ExpressionStatement' || node.type === 'VariableDeclaration';

/** @param {Node} node @returns {Node[]} */
function unused(node) {
  if (node.type === 'ForOfStatement') return [node];
  if (node.type === 'BlockStatement') {
    const statements = /** @type {Node[]} */ (node['body']);
    if (statements.some(({ type }) => type === 'ClassDeclaration'))
      return statements.flatMap((statement) => (isPreparation(statement) ? [statement] : unused(statement)));
  }
  if (
    node.type === 'MethodDefinition' &&
    UNUSED.has(/** @type {{ name?: string } | undefined} */ (node['key'])?.name ?? '')
  )
    return [node];
  return partsOf(node).flatMap(unused);
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
      const places = unused(parsed(this, code));
      if (places.length !== PLACES) this.error(`@r2wc/core has changed: ${places.length} places instead of ${PLACES}`);
      return { code: without(code, places), map: null };
    },
  };
}
