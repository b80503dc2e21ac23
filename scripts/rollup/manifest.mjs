import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippet } from '../lib/snippet.mjs';
import { closure, codeOf, integrity, later } from './closure.mjs';
import { SDK } from './paths.mjs';
import { WIDGET_PREFIX } from './widget-entries.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));

// several builds of one run write into the folder
/** @type {import('../lib/snippet.mjs').Manifest} */
const content = { version, entries: {} };

/**
 * Adds to `manifest.json`: for every entry what a page loads for it, the entry first, each with its integrity; and a page's lines for each widget.
 * @returns {import('rollup').Plugin}
 */
export function manifest() {
  return {
    name: 'prosperx-manifest',
    generateBundle(_options, bundle) {
      for (const { type, fileName, ...chunk } of Object.values(bundle)) {
        if (type !== 'chunk' || !('isEntry' in chunk && chunk.isEntry)) continue;
        const withIntegrity = (/** @type {string} */ src) => ({ src, integrity: integrity(codeOf(bundle, src)) });
        const modules = closure(bundle, fileName).map(withIntegrity);
        const inTime = later(bundle, fileName).map(withIntegrity);
        const isWidget = chunk.facadeModuleId?.includes(WIDGET_PREFIX);
        content.entries[chunk.name] = { tag: isWidget ? `px-${chunk.name}` : null, modules, later: inTime };
        if (!isWidget) continue;
        const source = snippet(content, chunk.name, `/sdk/${version}/`);
        this.emitFile({ type: 'asset', fileName: `snippets/${chunk.name}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(content, null, 2)}\n` });
    },
  };
}
