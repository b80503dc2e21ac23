import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { exec, tail } from '../lib/exec.mjs';
import { closure } from '../rollup/closure.mjs';

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

/** How many bytes of the package a page loads at first that shows one of its React components, built from a folder beside it. */
export async function firstBytesOf(component: string, folder: string): Promise<number> {
  const input = join(folder, 'one.js');
  await writeFile(input, `export { ${component} } from '@prosperx/sdk';`);
  const isLibrary = (id: string) => /^[a-z@]/.test(id) && !id.startsWith('@prosperx/');
  const { output } = await (
    await rolldown({ input, external: isLibrary, logLevel: 'silent' })
  ).generate({ minify: true });
  const files = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const first = closure(files, output[0].fileName).map((name) => files[name]);
  return first.reduce((total, file) => total + (file?.type === 'chunk' ? file.code.length : 0), 0);
}
