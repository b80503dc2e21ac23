import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippet } from '../lib/snippet.mjs';
import { closure, codeOf, integrity, lazyImports } from './closure.mjs';
import { SDK } from './paths.mjs';
import { LOADER_PREFIX, needsServer, WIDGET_PREFIX } from './widget-entries.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));

/** Where the server is, and whose page it is: the integrator puts his own here. */
const SERVER = 'api-base="https://invest.example" partner="bluebank"';

// several builds of one run write into the folder
/** @type {import('../lib/snippet.mjs').Manifest} */
const content = { version, entries: {} };

/** @param {import('./closure.mjs').Bundle} bundle @param {string} fileName @param {string} moduleId @returns {import('../lib/snippet.mjs').Entry} */
function entryOf(bundle, fileName, moduleId) {
  const isLoader = moduleId.includes(LOADER_PREFIX);
  const isWidget = isLoader || moduleId.includes(WIDGET_PREFIX);
  const atOnce = [fileName, ...(isLoader ? lazyImports(bundle, fileName) : [])].flatMap((name) =>
    closure(bundle, name),
  );
  const modules = [...new Set(atOnce)].map((src) => ({ src, integrity: integrity(codeOf(bundle, src)) }));
  return { tag: isWidget ? `px-${fileName.replace('.js', '')}` : null, modules };
}

/**
 * Adds to `manifest.json`: for every entry what a page loads for it, the entry first, each with its integrity; and a page's lines for each widget.
 * @returns {import('rollup').Plugin}
 */
export function manifest() {
  return {
    name: 'prosperx-manifest',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const { name, fileName, facadeModuleId } = chunk;
        const entry = entryOf(bundle, fileName, facadeModuleId ?? '');
        content.entries[name] = entry;
        if (!entry.tag) continue;
        const source = snippet(content, name, `/sdk/${version}/`, needsServer(name) ? SERVER : '');
        this.emitFile({ type: 'asset', fileName: `snippets/${name}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(content, null, 2)}\n` });
    },
  };
}
