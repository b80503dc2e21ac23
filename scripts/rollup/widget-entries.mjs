import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets, SOURCE } from './paths.mjs';

export const WIDGET_PREFIX = 'prosperx-widget:';
/** Stands for a module that loads its widget by `import()`, so that all the widget consists of is verified before it runs. */
export const LOADER_PREFIX = 'prosperx-loader:';

/** Public widgets stand on any page; the others may have to go into a frame. @param {string} file of a contract */
const isPrivate = (file) => /^ {2}visibility: 'private'/m.test(readFileSync(file, 'utf8'));

/** Defines one element, its view included: for a page that shows no other. @param {ReturnType<typeof findWidgets>[number]} widget */
function widgetCode({ name, folder, view }) {
  const contract = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Contract`;
  const file = join(folder, `${name}.contract.ts`);
  const placed = isPrivate(file);
  return [
    `import { registerElement } from ${JSON.stringify(join(SOURCE, 'widget/element.ts'))};`,
    `import { ${contract} } from ${JSON.stringify(file)};`,
    `import { ${view} } from ${JSON.stringify(join(folder, `${name}.tsx`))};`,
    `export { configure } from ${JSON.stringify(join(SOURCE, 'api/provider-registry.ts'))};`,
    ...(placed ? [`import { placedView } from ${JSON.stringify(join(SOURCE, 'widget/placed-view.tsx'))};`] : []),
    `registerElement(${contract}, ${placed ? `placedView(${contract}, ${view})` : view});`,
  ].join('\n');
}

/** @param {string} name */
const loaderCode = (name) => `export const { configure } = await import('${WIDGET_PREFIX}${name}');`;

/** As its contract says. @param {string} name of a widget */
export function needsServer(name) {
  const folder = findWidgets().find((widget) => widget.name === name)?.folder ?? '';
  return /^ {2}(visibility: 'private'|needsServer: true)/m.test(
    readFileSync(join(folder, `${name}.contract.ts`), 'utf8'),
  );
}

/** Every view that reads from the server stands in a DataProvider. @param {ReturnType<typeof findWidgets>[number]} widget */
const readsFromServer = ({ folder, name }) =>
  readFileSync(join(folder, `${name}.tsx`), 'utf8').includes('<DataProvider>');

/**
 * Rollup's `input` for each of its builds: those that read from the server share chunks; every other is one file, without what
 * the first ask of the runtime. @returns {Record<string, string>[]}
 */
export function widgetInputs() {
  const widgets = findWidgets();
  const alone = widgets
    .filter((widget) => !readsFromServer(widget))
    .map(({ name }) => ({ [name]: WIDGET_PREFIX + name }));
  const together = widgets.filter(readsFromServer).map(({ name }) => [name, LOADER_PREFIX + name]);
  return [...alone, ...(together.length > 0 ? [Object.fromEntries(together)] : [])];
}

/** Makes those modules. @returns {import('rollup').Plugin} */
export function widgetEntries() {
  const widgets = new Map(findWidgets().map((widget) => [WIDGET_PREFIX + widget.name, widget]));
  return {
    name: 'prosperx-widget-entries',
    resolveId: (source) => (widgets.has(source) || source.startsWith(LOADER_PREFIX) ? `\0${source}` : null),
    load(id) {
      const widget = widgets.get(id.slice(1));
      if (widget) return { code: widgetCode(widget), moduleSideEffects: true };
      return id.startsWith(`\0${LOADER_PREFIX}`) ? loaderCode(id.slice(LOADER_PREFIX.length + 1)) : null;
    },
  };
}
