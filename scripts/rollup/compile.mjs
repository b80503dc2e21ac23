import { join } from 'node:path';
import typescript from '@rollup/plugin-typescript';
import { ROOT } from './paths.mjs';

const compiler = typescript({
  tsconfig: join(import.meta.dirname, 'compile.tsconfig.json'),
  filterRoot: ROOT,
  include: ['packages/{sdk,core}/src/**/*.{ts,tsx}'],
  exclude: ['**/*.test.*', '**/*.spec.*'],
});

let isCompiled = false;

/** Our TypeScript as JavaScript. All builds of one run read the same files, so the first compiles them for the others. @returns {import('rollup').Plugin} */
export const compile = () => ({
  ...compiler,
  buildStart(options) {
    if (isCompiled) return;
    isCompiled = true;
    /** @type {import('rollup').FunctionPluginHooks['buildStart']} */ (compiler.buildStart).call(this, options);
  },
});
