import { join } from 'node:path';
import typescript from '@rollup/plugin-typescript';
import { ROOT, SDK } from './paths.mjs';

const compiler = typescript({
  tsconfig: join(SDK, 'tsconfig.json'),
  filterRoot: ROOT,
  include: ['packages/{sdk,core}/src/**/*.{ts,tsx}'],
  exclude: ['**/*.test.*', '**/*.spec.*'],
  // core's source stands beside the SDK's; `npm run check` is where types are checked
  compilerOptions: {
    rootDir: join(SDK, '..'),
    target: 'ES2022',
    allowJs: false,
    checkJs: false,
    sourceMap: false,
    noCheck: true,
  },
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
