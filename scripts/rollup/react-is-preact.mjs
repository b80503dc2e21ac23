import { PREACT } from './paths.mjs';

const REACT = new Set(['react', 'react-dom/client', 'react/jsx-runtime']);

/** The elements carry Preact in place of React. @returns {import('rollup').Plugin} */
export const reactIsPreact = () => ({
  name: 'prosperx-react-is-preact',
  resolveId: (source) => (REACT.has(source) ? PREACT : null),
});
