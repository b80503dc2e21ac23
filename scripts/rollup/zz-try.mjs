// temporary
import { rollup } from 'rollup';
import terser from '@rollup/plugin-terser';
import { minify } from 'terser';
import { brotliCompressSync } from 'node:zlib';
import { elementPlugins } from './element-plugins.mjs';
import { lazyIntegrity } from './lazy-integrity.mjs';
import { widgetEntries, widgetInputs } from './widget-entries.mjs';
import { writeFileSync, mkdirSync } from 'node:fs';
const names = process.argv[2] === 'all' ? null : (process.argv[2] ?? 'sip-calculator').split(',');
const inputs = widgetInputs();
const input = names ? Object.fromEntries(names.map((n) => [n, inputs[n]])) : inputs;
let t = Date.now();
const b = await rollup({ input, plugins: [widgetEntries(), ...elementPlugins()], logLevel: 'silent' });
console.log('parse', Date.now() - t);
const { output } = await b.generate({
  chunkFileNames: 'chunks/[name]-[hash].js',
  plugins: [lazyIntegrity(), terser({ module: true })],
});
mkdirSync('/tmp/szb/out', { recursive: true });
const byName = new Map(output.map((o) => [o.fileName, o]));
for (const e of output.filter((o) => o.isEntry)) {
  const seen = new Set();
  (function visit(f) {
    if (seen.has(f)) return;
    const c = byName.get(f);
    if (!c) return;
    seen.add(f);
    c.imports.forEach(visit);
  })(e.fileName);
  let sum = 0;
  const rows = [];
  for (const f of seen) {
    const n = brotliCompressSync(byName.get(f).code).length;
    sum += n;
    rows.push([f, n, byName.get(f).code.length]);
    writeFileSync('/tmp/szb/out/' + f.replace('chunks/', ''), byName.get(f).code);
  }
  console.log(e.name, sum, rows.map((r) => r.join(':')).join('  '));
  if (process.argv[3])
    for (const f of seen) {
      console.log('##', f);
      const mods = [];
      for (const [id, m] of Object.entries(byName.get(f).modules)) {
        if (!m.renderedLength) continue;
        const c = (await minify(m.code ?? '', { module: false }).catch(() => ({ code: m.code }))).code;
        mods.push([id.replace(/.*\/work\/main\//, ''), c.length, brotliCompressSync(c).length]);
      }
      mods.sort((a, b) => b[2] - a[2]).forEach((m) => console.log('  ', m[2], m[1], m[0]));
    }
}
