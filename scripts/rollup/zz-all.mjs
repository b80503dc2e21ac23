// temporary
import { rollup } from 'rollup';
import { writeFileSync, mkdirSync } from 'node:fs';
import { elementPlugins } from './element-plugins.mjs';
import { widgetEntries, widgetInputs } from './widget-entries.mjs';
const b = await rollup({
  input: widgetInputs(),
  plugins: [widgetEntries(), ...elementPlugins()],
  logLevel: 'silent',
  preserveEntrySignatures: 'allow-extension',
});
// dump module graph with transformed code for offline repeats
const mods = {};
for (const m of b.cache.modules)
  mods[m.id] = {
    code: m.code,
    resolved: Object.fromEntries(Object.entries(m.resolvedIds).map(([k, v]) => [k, v.external ? null : v.id])),
    se: m.moduleSideEffects,
  };
writeFileSync('/tmp/szb/graph.json', JSON.stringify({ mods, inputs: widgetInputs() }));
