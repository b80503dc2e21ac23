import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import resolveNode from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { elementPlugins } from '../rollup/element-plugins.mjs';
import { SOURCE } from '../rollup/paths.mjs';

const ENTRY = 'prosperx-size';

/** Bundles a module that is given as text, in memory. @param {string} code @param {import('rollup').InputPluginOption[]} plugins @param {string[]} external */
async function bundledBytes(code, plugins, external = []) {
  const entry = {
    name: ENTRY,
    resolveId: (/** @type {string} */ id) => (id === ENTRY ? id : null),
    load: (/** @type {string} */ id) => (id === ENTRY ? code : null),
  };
  const build = await rollup({ input: ENTRY, external, plugins: [entry, ...plugins], logLevel: 'silent' });
  const { output } = await build.generate({ inlineDynamicImports: true, plugins: [terser({ module: true })] });
  await build.close();
  return brotliCompressSync(output[0].code).length;
}

/** Preact, hooks, r2wc, the shell and the theme: what the first widget of a page brings along. */
export async function runtimeBytes() {
  const shell = join(SOURCE, 'widget/element.ts');
  if (!existsSync(shell)) return null;
  return bundledBytes(`export * from ${JSON.stringify(shell)};`, elementPlugins());
}

/** What preact/compat adds for widgets whose libraries ask for React. */
export const compatBytes = () =>
  bundledBytes(
    `export * from 'preact/compat'; export * from 'preact/compat/client';`,
    [resolveNode({ browser: true })],
    ['preact', 'preact/hooks'],
  );
