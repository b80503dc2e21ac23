import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, tail } from '../lib/exec.mjs';

/** What an integrator types to build `main.js` into `out/main.js`. */
const COMMANDS = {
  vite: ['build', '--logLevel=error'],
  esbuild: ['main.js', '--bundle', '--splitting', '--format=esm', '--minify', '--outdir=out', '--log-level=error'],
  webpack: ['--mode=production', '--config=webpack.config.cjs'],
} as const;

const CONFIGS = {
  'vite.config.js': `export default { build: { outDir: 'out', lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } } };`,
  'webpack.config.cjs': `module.exports = {
    entry: './main.js', output: { path: __dirname + '/out', filename: 'main.js', publicPath: '' },
    performance: { hints: false }, stats: 'errors-only',
  };`,
};

export type Bundler = keyof typeof COMMANDS;

/** A browser as far as the definition of elements needs one: says which tags a bundle has defined. */
const PAGE = `
globalThis.HTMLElement = class {};
const tags = [];
globalThis.customElements = { get: () => undefined, define: (tag) => tags.push(tag) };
globalThis.self = globalThis;
globalThis.location = new URL('https://page.example/');
await import('./out/main.js');
console.log(tags.sort().join(' '));`;

/** The tags that a page has whose one line is `import '@prosperx/sdk/elements'`, built by the bundler whose programs lie in `bin`. */
export async function tagsBuiltBy(bundler: Bundler, folder: string, bin: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = { ...CONFIGS, 'package.json': '{ "type": "module" }', 'main.js': `import '@prosperx/sdk/elements';` };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const built = await exec(join(bin, bundler), COMMANDS[bundler], { cwd: folder });
  if (built.code !== 0) throw new Error(`${bundler} does not build:\n${tail(built.output)}`);
  const { output } = await exec(process.execPath, ['--input-type=module', '--eval', PAGE], { cwd: folder });
  return output.trim().split(' ');
}
