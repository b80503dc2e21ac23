import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippet } from '../lib/snippet.mjs';
import { closure, codeOf, integrity } from './closure.mjs';
import { loaderCode } from './lazy-integrity.mjs';
import { SDK } from './paths.mjs';
import { widgets } from './widgets.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));

/** A server puts its own address here when it gives the lines out (packages/api/src/site/sdk-files.ts). */
const ORIGIN = 'https://invest.example';
/** Attributes that name the server and the partner: integrators put their own id here. */
const SERVER = `api-base="${ORIGIN}" partner="bluebank"`;

// several builds of one run write into the folder
/** @type {import('../lib/snippet.mjs').Manifest} */
const content = { version, entries: {} };

/**
 * Adds to `manifest.json`: for every entry what a page loads for it, the script that it names first, each with its integrity; and a
 * page's lines for each widget. Writes the loaders.
 * @param {{ hasLoader: boolean }} options @returns {import('rolldown').Plugin}
 */
export const manifest = ({ hasLoader }) => ({
  name: 'prosperx-manifest',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const { name } = chunk;
      const widget = widgets.find((one) => one.name === name);
      const modules = closure(bundle, chunk.fileName).map((src) => ({
        src,
        integrity: integrity(codeOf(bundle, src)),
      }));
      if (hasLoader) {
        const source = loaderCode(this, bundle, chunk.fileName);
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
        modules.unshift({ src: `${name}.js`, integrity: integrity(source) });
      }
      content.entries[name] = { tag: widget?.tag ?? null, modules };
      if (!widget) continue;
      const source = snippet(content, name, `${ORIGIN}/sdk/${version}/`, widget.needsServer ? SERVER : '');
      this.emitFile({ type: 'asset', fileName: `snippets/${name}.html`, source });
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(content, null, 2)}\n` });
  },
});
