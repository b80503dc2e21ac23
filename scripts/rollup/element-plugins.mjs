import { join } from 'node:path';
import resolveNode from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { bareContracts } from './bare-contracts.mjs';
import { inlineCss } from './inline-css.mjs';
import { ROOT, SDK } from './paths.mjs';
import { reactIsPreact } from './react-is-preact.mjs';

const compile = () =>
  typescript({
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

/** Our TypeScript and style sheets as JavaScript. */
export const sourcePlugins = () => [
  inlineCss(),
  compile(),
  resolveNode({ browser: true, exportConditions: ['@prosperx/source', 'import', 'module', 'default'] }),
];

/** The same for the elements, which carry Preact. */
export const elementPlugins = () => [reactIsPreact(), ...sourcePlugins(), bareContracts()];
