import { closure } from './closure.mjs';

/** Style sheets as `inlineCss` makes them. */
const TEXT = /^export default (".*");$/s;

/**
 * Writes `styles.css`: what the components adopt when they are first shown, for the head of a page that a server renders, which is
 * painted before any script runs.
 * @param {string} entry file of the components @returns {import('rollup').Plugin}
 */
export const headStyles = (entry) => ({
  name: 'prosperx-head-styles',
  generateBundle(_options, bundle) {
    // in the order in which they run: the sheet that names the layers comes first
    const files = closure(bundle, entry).toReversed();
    const modules = files.flatMap((name) => {
      const chunk = bundle[name];
      return chunk?.type === 'chunk' ? chunk.moduleIds : [];
    });
    const texts = modules.flatMap((id) => TEXT.exec(this.getModuleInfo(id)?.code ?? '')?.[1] ?? []);
    const source = texts.map((text) => /** @type {string} */ (JSON.parse(text))).join('\n');
    this.emitFile({ type: 'asset', fileName: 'styles.css', source });
  },
});
