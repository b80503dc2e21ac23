/** @typedef {{ src: string, integrity: string }} Module */
/** `modules` are loaded at once, the entry first; `later` what they may load in time. @typedef {{ tag: string | null, modules: Module[], later: Module[] }} Entry */
/** `manifest.json` beside the files that a browser loads; `src` is relative to it. @typedef {{ version: string, entries: Record<string, Entry> }} Manifest */

/**
 * What a page needs to show one widget. The import map holds the integrity of every module, those that are loaded later included: a
 * preload with integrity alone does not, since browsers ask again for a module whose preload was refused. The preloads save round trips.
 * @param {Manifest} manifest @param {string} name of the widget @param {string} base address of the folder, ending in `/`
 */
export function snippet(manifest, name, base) {
  const entry = manifest.entries[name];
  const [first, ...rest] = entry?.modules ?? [];
  if (!entry || !first) throw new Error(`the manifest has no "${name}"`);
  const known = [first, ...rest, ...entry.later].map(({ src, integrity }) => [`${base}${src}`, integrity]);
  const map = `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(known) })}</script>`;
  const preloads = rest
    .reverse()
    .map(
      ({ src, integrity }) => `<link rel="modulepreload" href="${base}${src}" integrity="${integrity}" crossorigin>`,
    );
  const script = `<script type="module" src="${base}${first.src}" integrity="${first.integrity}" crossorigin></script>`;
  return `${[map, ...preloads, script, ...(entry.tag ? [`<${entry.tag}></${entry.tag}>`] : [])].join('\n')}\n`;
}
