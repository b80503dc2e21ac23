import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { partName } from '../scripts/rollup/part-name.mjs';

const ROOT = join(import.meta.dirname, '..');
/** A part as all are written: `lazy(async () => (await import('./x.lazy.js')).X`, or with a function of the same file in place of `import`. */
const PART = /(?<![`.])\blazy\(\s*(async \(\) =>\s*\(await (?:import\('([^']+)'\)|(\w+)\(\))\)\s*\.(\w+))/g;

/** What stands in place of `lazy`. */
const NAMED = join(ROOT, 'packages/sdk/src/primitives/display/named-lazy.tsx');

/**
 * Names the parts of the site that are loaded by themselves, so that a server can say which of them a page shows: `lazy-parts.json` in the
 * built folder has the scripts of each name. Both builds of the site use it.
 */
export function nameLazyParts(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'prosperx-lazy-parts',
    enforce: 'pre',
    async transform(code, id) {
      if (!code.includes('lazy(') || !/\.tsx?$/.test(id) || id.includes('node_modules')) return null;
      let text = code;
      for (const [call, load = '', path, helper, part = ''] of code.matchAll(PART)) {
        const from = path ?? new RegExp(`const ${helper} = \\(\\) => import\\('([^']+)'\\)`).exec(code)?.[1];
        const module = from && (await this.resolve(from, id))?.id;
        if (!module) throw new Error(`${id}: what does ${helper ?? path} load?`);
        const name = partName(module, part);
        modules.set(name, module);
        text = text.replace(call, () => `namedLazy('${name}', ${load}`);
      }
      return text === code ? null : `import { namedLazy } from '${NAMED}';\n${text}`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const scripts = Object.fromEntries([...modules].map(([name, module]) => [name, scriptsOf(chunks, module)]));
      this.emitFile({ type: 'asset', fileName: 'lazy-parts.json', source: JSON.stringify(scripts) });
    },
  };
}

/** The script that holds a module, and all that it imports. */
function scriptsOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.includes(module)));
  return [...found];
}
