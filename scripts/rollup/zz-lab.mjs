// temporary
import { rollup } from 'rollup';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';
import { lazyIntegrity } from './lazy-integrity.mjs';
const { mods, inputs } = JSON.parse(readFileSync('/tmp/szb/graph.json', 'utf8'));
export const opts = new Set(process.argv.slice(2));
const W = 'prosperx-widget:';
const graph = {
  name: 'graph',
  resolveId(s, i) {
    if (!i) return s.startsWith('\0') ? s : mods['\0' + s] ? '\0' + s : s;
    return mods[i]?.resolved[s] ?? null;
  },
  load(id) {
    const m = mods[id];
    if (!m) return null;
    let code = m.code;
    if (id.includes('.css?inline') && opts.has('layers') && !id.endsWith('base.css?inline'))
      code = code.replace(/@layer [\w., ]+;/g, '');
    if (id.includes('.css?inline') && opts.has('scope'))
      code = code
        .replace(/:root,:host,\[data-px-scope\]/g, ':host')
        .replace(/:where\(\.px,:host\)/g, ':host')
        .replace(/:host,\[data-px-scope\]\{/g, ':host{')
        .replace(/:is\(\.px,\[data-px-scope\]\)\[data-theme=\w+\],/g, '');
    if (opts.has('mg')) {
      const ids = (globalThis.ids ??= new Map());
      const names = (globalThis.names ??= new Set(
        Object.entries(mods)
          .filter(([k]) => /tokens[\w-]*\.css/.test(k))
          .flatMap(([, m]) => [...m.code.matchAll(/(--px-[\w-]+):/g)].map((x) => x[1])),
      ));
      if (!/node_modules/.test(id))
        code = code.replace(/--px-[a-z0-9-]+/g, (n) => {
          if (!names.has(n)) return n;
          if (!ids.has(n))
            ids.set(n, '--' + (ids.size < 26 ? String.fromCharCode(97 + ids.size) : ids.size.toString(36) + '_'));
          return ids.get(n);
        });
    }
    if (opts.has('util') && id.includes('base.css'))
      code = code
        .replace(/@layer px.utilities\{.*\}/, '')
        .replace(/&? ?:where\((a|a:hover|fieldset|fieldset,legend)\)\{[^}]*\}/g, '');
    if (opts.has('help')) code = code;
    if (opts.has('r2wc') && id.includes('@r2wc/core')) {
      const ast = this.parse(code);
      const cut = [];
      (function walk(n) {
        if (!n || typeof n !== 'object') return;
        if (Array.isArray(n)) return n.forEach(walk);
        if (n.type === 'ForOfStatement') {
          cut.push(n);
          return;
        }
        if (n.type === 'MethodDefinition' && ['attributeChangedCallback', 'observedAttributes'].includes(n.key.name)) {
          cut.push(n);
          return;
        }
        for (const k in n) if (k !== 'type') walk(n[k]);
      })(ast.body);
      cut
        .sort((a, b) => b.start - a.start)
        .forEach((n) => {
          code = code.slice(0, n.start) + code.slice(n.end);
        });
    }
    return { code, moduleSideEffects: opts.has('pure') ? /prosperx-widget|elements\.ts/.test(id) : m.se };
  },
};
const closureOf = (ctx, id, seen = new Set()) => {
  if (!seen.has(id)) {
    seen.add(id);
    ctx.getModuleInfo(id).importedIds.forEach((x) => closureOf(ctx, x, seen));
  }
  return seen;
};
const find = (s) => Object.keys(mods).find((k) => k.endsWith(s));
let sets;
function manualChunks(id, ctx) {
  if (!sets) {
    const c = (s) => closureOf(ctx, s);
    const runtime = c(find('sdk/src/widget/element.ts'));
    const calc = ['sip-calculator', 'goal-calculator'].map((n) => c('\0' + W + n));
    const others = new Set(
      Object.keys(inputs)
        .filter((n) => !/calculator/.test(n))
        .flatMap((n) => [...c('\0' + W + n)]),
    );
    const both = new Set([...calc[0]].filter((x) => calc[1].has(x)));
    sets = { runtime, both, others };
  }
  const { runtime, both, others } = sets;
  if (opts.has('used') && !used.has(id)) return null;
  if (runtime.has(id)) return 'runtime';
  if (both.has(id)) return others.has(id) ? (opts.has('rt2') ? 'calculators' : 'runtime') : 'calculators';
}
const input = opts.has('fam')
  ? Object.fromEntries(['sip-calculator', 'goal-calculator'].map((n) => [n, '\0' + inputs[n]]))
  : opts.has('rest')
    ? Object.fromEntries(
        Object.entries(inputs)
          .filter(([k]) => !/calculator/.test(k))
          .map(([k, v]) => [k, '\0' + v]),
      )
    : opts.has('one')
      ? { 'sip-calculator': '\0' + inputs['sip-calculator'] }
      : Object.fromEntries(Object.entries(inputs).map(([k, v]) => [k, '\0' + v]));
// which modules does a calculator built alone really keep?
let used = new Set();
if (opts.has('used')) {
  const one = await rollup({
    input: Object.fromEntries(['sip-calculator', 'goal-calculator'].map((n) => [n, '\0' + inputs[n]])),
    plugins: [graph],
    logLevel: 'silent',
  });
  const o = await one.generate({});
  const st = new Set();
  const nm = new Map(o.output.map((c) => [c.fileName, c]));
  (function v(f) {
    if (st.has(f) || !nm.has(f)) return;
    st.add(f);
    nm.get(f).imports?.forEach(v);
  });
  const vis = (f) => {
    if (st.has(f) || !nm.has(f)) return;
    st.add(f);
    nm.get(f).imports?.forEach(vis);
  };
  o.output.filter((c) => c.isEntry).forEach((c) => vis(c.fileName));
  for (const c of o.output)
    if (st.has(c.fileName)) for (const [id, m] of Object.entries(c.modules ?? {})) if (m.renderedLength) used.add(id);
}
const b = await rollup({
  input,
  plugins: [graph],
  logLevel: 'silent',
  ...(opts.has('pure') && { treeshake: { moduleSideEffects: (id) => /prosperx-widget|elements.ts/.test(id) } }),
  preserveEntrySignatures: opts.has('ext') ? 'allow-extension' : 'exports-only',
});
const t = { module: true, ecma: 2022 };
if (opts.has('p3'))
  t.compress = {
    passes: 3,
    ...(opts.has('pg') && { pure_getters: true }),
    ...(opts.has('ua') && { unsafe_arrows: true }),
    ...(opts.has('kf') && { keep_fargs: false }),
    ...(opts.has('inl') && { inline: 1 }),
    ...(opts.has('rf') && { reduce_funcs: false }),
    ...(opts.has('nos') && { sequences: false }),
    ...(opts.has('cv') && { collapse_vars: false }),
    ...(opts.has('um') && { unsafe_methods: true }),
  };
const min = {
  name: 'min',
  async renderChunk(code) {
    return { code: (await minify(code, structuredClone(t))).code, map: null };
  },
};
const { output } = await b.generate({
  chunkFileNames: 'chunks/[name]-[hash].js',
  ...(opts.has('mc') && { manualChunks: (id, ctx) => manualChunks(id, ctx) }),
  ...(opts.has('onlyx') && { onlyExplicitManualChunks: true }),
  plugins: [lazyIntegrity(), min],
});
const byName = new Map(output.map((o) => [o.fileName, o]));
mkdirSync('/tmp/szb/out', { recursive: true });
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
    rows.push([f.replace('chunks/', '').replace(/-[\w-]{8}\.js/, ''), n]);
    writeFileSync('/tmp/szb/out/' + f.replace('chunks/', '').replace(/-[\w-]{8}\.js/, '.js'), byName.get(f).code);
  }
  if (opts.has('q') && !/calc/.test(e.name)) {
    console.log(e.name, sum, seen.size);
    continue;
  }
  console.log(e.name, sum, rows.map((r) => r.join(':')).join('  '));
  if (opts.has('mods'))
    for (const f of seen)
      console.log(
        '##',
        f,
        Object.entries(byName.get(f).modules)
          .filter(([, m]) => m.renderedLength)
          .map(([id]) => id.replace(/.*\/(packages|node_modules)\//, ''))
          .join(' '),
      );
}
