import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { elementPlugins } from '../rollup/element-plugins.mjs';
import { SOURCE } from '../rollup/paths.mjs';

const ENTRY = 'prosperx-size';

/** Bundles a module that is given as text, in memory. @param {string} code */
async function bundledBytes(code) {
  const entry = {
    name: ENTRY,
    resolveId: (/** @type {string} */ id) => (id === ENTRY ? id : null),
    load: (/** @type {string} */ id) => (id === ENTRY ? code : null),
  };
  const build = await rollup({ input: ENTRY, plugins: [entry, ...elementPlugins()], logLevel: 'silent' });
  const { output } = await build.generate({ inlineDynamicImports: true, plugins: [terser({ module: true })] });
  await build.close();
  return brotliCompressSync(output[0].code).length;
}

/** Preact, hooks, r2wc, the shell and the theme: what the first widget of a page brings along. */
export async function runtimeBytes() {
  const shell = join(SOURCE, 'widget/element.ts');
  if (!existsSync(shell)) return null;
  return bundledBytes(`export * from ${JSON.stringify(shell)};`);
}
