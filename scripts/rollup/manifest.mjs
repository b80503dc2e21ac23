import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippet } from '../lib/snippet.mjs';
import { closure, codeOf, integrity, lazyImports } from './closure.mjs';
import { SDK } from './paths.mjs';
import { LOADER } from './widget-entries.mjs';
import { widgets } from './widgets.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));

/** Where the server is, and whose page it is: the integrator puts his own here. */
const SERVER = 'api-base="https://invest.example" partner="bluebank"';

// several builds of one run write into the folder
/** @type {import('../lib/snippet.mjs').Manifest} */
const content = { version, entries: {} };

/** What a page loads before an entry is usable: of a loader, which imports nothing, what it loads at once. @param {import('./closure.mjs').Bundle} bundle @param {import('rolldown').OutputChunk} entry */
function modulesOf(bundle, { fileName, facadeModuleId }) {
  const isLoader = facadeModuleId?.includes(LOADER);
  const atOnce = [
    fileName,
    ...(isLoader ? lazyImports(bundle, fileName) : [fileName]).flatMap((name) => closure(bundle, name)),
  ];
  return [...new Set(atOnce)].map((src) => ({ src, integrity: integrity(codeOf(bundle, src)) }));
}

/**
 * Adds to `manifest.json`: for every entry what a page loads for it, the entry first, each with its integrity; and a page's lines for each widget.
 * @returns {import('rolldown').Plugin}
 */
export const manifest = () => ({
  name: 'prosperx-manifest',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const { name } = chunk;
      const widget = widgets.find((one) => one.name === name);
      content.entries[name] = { tag: widget?.tag ?? null, modules: modulesOf(bundle, chunk) };
      if (!widget) continue;
      const source = snippet(content, name, `/sdk/${version}/`, widget.needsServer ? SERVER : '');
      this.emitFile({ type: 'asset', fileName: `snippets/${name}.html`, source });
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(content, null, 2)}\n` });
  },
});
