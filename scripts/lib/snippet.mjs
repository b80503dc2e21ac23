/** @typedef {{ tag: string | null, modules: { src: string, integrity: string }[] }} Entry */
/** `manifest.json` beside the files that a browser loads; `src` is relative to it. @typedef {{ version: string, entries: Record<string, Entry> }} Manifest */

/**
 * What a page needs to show one widget. Each module is preloaded with its integrity, those without imports first: a browser
 * that follows the imports of a preload must find them already there, with their integrity.
 * @param {Manifest} manifest @param {string} name of the widget @param {string} base address of the folder, ending in `/`
 */
export function snippet(manifest, name, base) {
  const entry = manifest.entries[name];
  const [first, ...rest] = entry?.modules ?? [];
  if (!entry || !first) throw new Error(`the manifest has no "${name}"`);
  const preloads = rest
    .reverse()
    .map(
      ({ src, integrity }) => `<link rel="modulepreload" href="${base}${src}" integrity="${integrity}" crossorigin>`,
    );
  const script = `<script type="module" src="${base}${first.src}" integrity="${first.integrity}" crossorigin></script>`;
  return `${[...preloads, script, ...(entry.tag ? [`<${entry.tag}></${entry.tag}>`] : [])].join('\n')}\n`;
}
