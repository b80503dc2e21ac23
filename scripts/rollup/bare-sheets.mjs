const SHEET = '.css?inline';

/** Selectors of a page without shadow root, as the minifier writes them. @type {readonly [RegExp, string][]} */
const PAGE_ONLY = [
  [/:root,\[data-px-scope\]/g, '.px'],
  [/\[data-px-scope\]/g, '.px'],
];

/** The order of the layers; an element adopts base.css, which tells it, before any other sheet. */
const LAYER_ORDER = /@layer [\w., ]+;/g;

/** Style sheets as an element needs them: it stands in a shadow root, always. @param {string} code @param {string} id */
export const bareSheet = (code, id) =>
  PAGE_ONLY.reduce(
    (text, [selector, bare]) => text.replace(selector, bare),
    id.endsWith(`/base${SHEET}`) ? code : code.replace(LAYER_ORDER, ''),
  );

/** @returns {import('rollup').Plugin} */
export const bareSheets = () => ({
  name: 'prosperx-bare-sheets',
  transform: (code, id) => (id.endsWith(SHEET) ? { code: bareSheet(code, id), map: null } : null),
});
