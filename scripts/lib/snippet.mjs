/** What a page loads before the widget is usable, the entry first. @typedef {{ tag: string | null, modules: { src: string, integrity: string }[] }} Entry */
/** `manifest.json` beside the files that a browser loads; `src` is relative to it. @typedef {{ version: string, entries: Record<string, Entry> }} Manifest */

/**
 * What a page needs to show one widget. The integrity of the script is what guards it: the script holds the hashes of all that it
 * loads, and runs none of it before all of it is right. The preloads save a round trip; they guard nothing, since a browser asks
 * again, without integrity, for a module whose preload it refused.
 * @param {Manifest} manifest @param {string} name of the widget @param {string} base address of the folder, ending in `/`
 * @param {string} [given] attributes of the element
 */
export function snippet(manifest, name, base, given = '') {
  const entry = manifest.entries[name];
  const [first, ...rest] = entry?.modules ?? [];
  if (!entry || !first) throw new Error(`the manifest has no "${name}"`);
  const attributes = (/** @type {{ integrity: string }} */ { integrity }) => `integrity="${integrity}" crossorigin`;
  const preloads = rest.map((module) => `<link rel="modulepreload" href="${base}${module.src}" ${attributes(module)}>`);
  const script = `<script type="module" src="${base}${first.src}" ${attributes(first)}></script>`;
  const element = entry.tag ? [`<${entry.tag}${given && ` ${given}`}></${entry.tag}>`] : [];
  return `${[...preloads, script, ...element].join('\n')}\n`;
}
