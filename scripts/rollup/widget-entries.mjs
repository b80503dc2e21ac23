import { join } from 'node:path';
import { findWidgets, SOURCE } from './paths.mjs';

export const WIDGET_PREFIX = 'prosperx-widget:';

/** An entry that defines one element, its view included: for a page that shows no other. @param {ReturnType<typeof findWidgets>[number]} widget */
function entryOf({ name, folder, view }) {
  const contract = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Contract`;
  return [
    `import { registerElement } from ${JSON.stringify(join(SOURCE, 'widget/element.ts'))};`,
    `import { ${contract} } from ${JSON.stringify(join(folder, `${name}.contract.ts`))};`,
    `import { ${view} } from ${JSON.stringify(join(folder, `${name}.tsx`))};`,
    `export { configure } from ${JSON.stringify(join(SOURCE, 'widget/registry.ts'))};`,
    `registerElement(${contract}, ${view});`,
  ].join('\n');
}

/** Name → module id, for Rollup's `input`. @returns {Record<string, string>} */
export const widgetInputs = () => Object.fromEntries(findWidgets().map(({ name }) => [name, WIDGET_PREFIX + name]));

/** Makes those modules. @returns {import('rollup').Plugin} */
export function widgetEntries() {
  const widgets = new Map(findWidgets().map((widget) => [WIDGET_PREFIX + widget.name, widget]));
  return {
    name: 'prosperx-widget-entries',
    resolveId: (source) => (widgets.has(source) ? `\0${source}` : null),
    load(id) {
      const widget = widgets.get(id.slice(1));
      return widget ? { code: entryOf(widget), moduleSideEffects: true } : null;
    },
  };
}
