import { join } from 'node:path';
import { SOURCE } from './paths.mjs';

const LITE = join(SOURCE, 'widget/preact-lite.ts');
const COMPAT = new Map([
  ['react', 'preact/compat'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
]);

/** r2wc needs no more of React than our own code does; other libraries need preact/compat. @param {string} importer */
const isOurs = (importer) => !importer.includes('/node_modules/') || importer.includes('/node_modules/@r2wc/');

/** The elements carry Preact in place of React. @returns {import('rollup').Plugin} */
export function reactIsPreact() {
  return {
    name: 'prosperx-react-is-preact',
    resolveId(source, importer = '') {
      const compat = COMPAT.get(source);
      if (!compat) return null;
      return isOurs(importer) ? LITE : this.resolve(compat, importer, { skipSelf: true });
    },
  };
}
