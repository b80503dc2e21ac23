import resolveNode from '@rollup/plugin-node-resolve';
import { bareContracts } from './bare-contracts.mjs';
import { bareErrors } from './bare-errors.mjs';
import { bareQuery } from './bare-query.mjs';
import { bareR2wc } from './bare-r2wc.mjs';
import { bareSheets } from './bare-sheets.mjs';
import { compile } from './compile.mjs';
import { inlineCss } from './inline-css.mjs';
import { noSideEffects } from './no-side-effects.mjs';
import { reactIsPreact } from './react-is-preact.mjs';
import { shortRoleNames } from './short-roles.mjs';

/** Our TypeScript and style sheets as JavaScript. */
export const sourcePlugins = () => [
  inlineCss(),
  compile(),
  resolveNode({ browser: true, exportConditions: ['@prosperx/source', 'import', 'module', 'default'] }),
];

/** The same for the elements, which carry Preact. */
export const elementPlugins = () => [
  reactIsPreact(),
  ...sourcePlugins(),
  bareContracts(),
  bareSheets(),
  shortRoleNames(),
  bareQuery(),
  bareR2wc(),
  bareErrors(),
  noSideEffects(),
];
