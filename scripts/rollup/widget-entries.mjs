import { join } from 'node:path';
import { SOURCE } from './paths.mjs';
import { widgets } from './widgets.mjs';
import { WORDS } from './words.mjs';

const WIDGET = 'prosperx-widget:';

const src = (/** @type {string} */ path) => JSON.stringify(join(SOURCE, path));

/** A calculator begins without the sheet of roles that only its later parts read. @param {string} name */
const isCalculator = (name) => name.endsWith('-calculator');

/** Defines one element, its view included. A private one may turn out to belong into a frame. @param {typeof widgets[number]} widget */
const widgetCode = ({ name, definition, view, viewFile, isPublic }) => `
import { registerElement } from ${src('widget/element.ts')};
import { ${view} } from ${JSON.stringify(viewFile)};
${isCalculator(name) ? '' : `import { allSheets } from ${src('theme/all-sheets.ts')};`}
${isPublic ? '' : `import { placedView } from ${src('widget/placed-view.lazy.tsx')};`}
export { configure } from ${src('services/provider-registry.ts')};
const contract = { ...${definition}, words: () => import('${WORDS}${name}') };
registerElement(contract, ${isPublic ? view : `placedView(contract, ${view})`}${isCalculator(name) ? '' : ', allSheets'});
`;

const [alone, together] = [false, true].map((needsServer) => widgets.filter((one) => one.needsServer === needsServer));

/** Widgets that need no server: one file each. @type {Record<string, string>[]} */
export const singleFiles = (alone ?? []).map(({ name }) => ({ [name]: WIDGET + name }));

/** The others, each by itself, and all there are: they share what they load. @type {Record<string, string>} */
export const sharing = Object.fromEntries([
  ['elements', join(SOURCE, 'elements.ts')],
  ...(together ?? []).map(({ name }) => [name, WIDGET + name]),
]);

/** Makes those modules. @returns {import('rolldown').Plugin} */
export const widgetEntries = () => ({
  name: 'prosperx-widget-entries',
  resolveId: (source) => (source.startsWith(WIDGET) ? `\0${source}` : null),
  load(id) {
    const widget = widgets.find(({ name }) => id === `\0${WIDGET}${name}`);
    return widget ? { code: widgetCode(widget), moduleSideEffects: true } : null;
  },
});
