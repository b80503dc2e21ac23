/** A place in a parsed module. @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right below one, in order. @param {Node} node @returns {Node[]} */
export const partsOf = (node) =>
  Object.values(node)
    .flatMap((part) => [part].flat())
    .filter(isNode);

/** The outermost nodes that are wanted. @param {Node} node @param {(node: Node) => boolean} isWanted @returns {Node[]} */
export const findNodes = (node, isWanted) =>
  isWanted(node) ? [node] : partsOf(node).flatMap((part) => findNodes(part, isWanted));

/** Rollup's tree of a module as ours. @param {{ parse(code: string): unknown }} context @param {string} code */
export const parsed = (context, code) => /** @type {Node} */ (context.parse(code));

/** A module's text without some places. @param {string} code @param {readonly Node[]} places in order */
export const without = (code, places) =>
  places.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
