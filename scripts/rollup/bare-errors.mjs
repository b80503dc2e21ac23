import { findNodes, parsed, without } from './nodes.mjs';

const PLAIN = new Set(['Error', 'RangeError', 'TypeError']);

/** @param {import('./nodes.mjs').Node} node */
function isPlainError({ type, callee }) {
  return type === 'NewExpression' && PLAIN.has(/** @type {{ name?: string }} */ (callee).name ?? '');
}

/**
 * Errors of developers keep their kind and lose their sentence: 130 bytes of a calculator. A reader never sees one (what he reads
 * comes by code from the list of errors), and in development and in React they are whole. @returns {import('rollup').Plugin}
 */
export function bareErrors() {
  return {
    name: 'prosperx-bare-errors',
    transform(code, id) {
      if (!/\/packages\/(core|sdk)\/src\//.test(id) || !/new \w*Error\(/.test(code)) return null;
      const errors = findNodes(parsed(this, code), isPlainError);
      const sentences = errors.flatMap((error) =>
        /** @type {import('./nodes.mjs').Node[]} */ (error['arguments']).slice(0, 1),
      );
      return { code: without(code, sentences), map: null };
    },
  };
}
