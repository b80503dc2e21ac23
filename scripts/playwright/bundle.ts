import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/exec.mjs';
import { reactIsPreact } from '../rollup/react-is-preact.mjs';

/** What stands in for React, if anything: `lite` is what the elements are shipped with, `compat` what a page of Preact has. */
export type ReactStandIn = 'lite' | 'compat' | 'none';

const compatAlias = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

const early = (plugin: unknown): Plugin => ({ ...(plugin as Plugin), enforce: 'pre' });

/**
 * Bundles a module for a browser into a new folder, as `page.js` beside an `index.html` that loads it as a module.
 * @param entry path below the repository's root
 * @param html what stands in the body, before the script
 */
export async function bundlePage(entry: string, react: ReactStandIn, html = ''): Promise<string> {
  // Playwright reads this file in each of its processes, of which most bundle nothing
  const { build } = await import('vite');
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-page-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: react === 'lite' ? [early(reactIsPreact())] : [],
    resolve: {
      conditions: ['@prosperx/source', 'import', 'module', 'default'],
      alias: react === 'compat' ? compatAlias : [],
    },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, entry), output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' } },
    },
  });
  await writeFile(join(folder, 'index.html'), pageOf(html));
  return folder;
}

const pageOf = (html: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Page</title>
<body>${html}<script type="module" src="page.js"></script></body></html>
`;
