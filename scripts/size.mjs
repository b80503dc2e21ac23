import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './lib/exec.mjs';

const CDN = join(ROOT, 'packages/sdk/dist/cdn');
const SITE = join(ROOT, 'host/dist');
/** What paints the home page, and what then shows the server's answers on it. */
const HOME = ['index.html', 'src/pages/home.lazy.tsx'];
const LIVE = [
  'src/layout/server-regions.lazy.tsx',
  'src/layout/fund-search-box.lazy.tsx',
  'src/pages/home/server-regions.lazy.tsx',
];

/** Bytes on the wire: each file is compressed by itself. @param {readonly string[]} files absolute paths */
const brotli = (files) => files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

/** @returns {import('./lib/snippet.mjs').Manifest['entries']} */
const sdkEntries = () =>
  existsSync(join(CDN, 'manifest.json')) ? JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8')).entries : {};

/** @typedef {{ file: string, imports?: string[] }} SiteChunk */

/** The scripts that the site loads before a page is usable, from Vite's manifest. @param {readonly string[]} starts */
function siteScripts(starts) {
  const path = join(SITE, '.vite/manifest.json');
  if (!existsSync(path)) return null;
  /** @type {Record<string, SiteChunk>} */
  const chunks = JSON.parse(readFileSync(path, 'utf8'));
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key) || !chunks[key]) return;
    seen.add(key);
    chunks[key].imports?.forEach(visit);
  };
  starts.forEach(visit);
  return starts.every((key) => chunks[key]) ? [...seen].map((key) => join(SITE, chunks[key]?.file ?? '')) : null;
}

/** One thing that a page loads: its files (null: not built), and at most how many bytes and files. @typedef {{ what: string, files: string[] | null, bytes: number, count: number }} Row */

/** The budgets of ARCHITECTURE, section 6. @returns {Row[]} */
function rows() {
  const { embed, elements: _elements, ...widgets } = sdkEntries();
  /** @param {import('./lib/snippet.mjs').Entry | undefined} entry */
  const filesOf = (entry) => entry?.modules.map(({ src }) => join(CDN, src)) ?? null;
  return [
    { what: 'embed.js', files: filesOf(embed), bytes: 2_600, count: 1 },
    ...Object.entries(widgets).map(([name, entry]) => ({
      what: `<${entry.tag}> first screen`,
      files: filesOf(entry),
      bytes: name.endsWith('-calculator') ? 18_000 : 52_000,
      count: name.endsWith('-calculator') ? 1 : 8,
    })),
    { what: '/v1/home until it is usable', files: siteScripts(HOME), bytes: 120_000, count: 25 },
    { what: "/v1/home with the server's answers", files: siteScripts([...HOME, ...LIVE]), bytes: 165_000, count: 80 },
  ];
}

/** Prints a line each; code 1 when one is over its budget. */
export function measure() {
  let code = 0;
  const line = (/** @type {string[]} */ [what = '', ...cells]) =>
    console.log(what.padEnd(44) + cells.map((cell) => cell.padStart(10)).join(''));
  line(['what a page loads', 'bytes, br', 'at most', 'files', 'at most']);
  for (const { what, files, bytes, count } of rows()) {
    const size = files && brotli(files);
    const isOver = (files !== null && (size ?? 0) > bytes) || (files?.length ?? 0) > count;
    if (isOver) code = 1;
    const is = [
      size?.toLocaleString('en') ?? 'not built',
      bytes.toLocaleString('en'),
      String(files?.length ?? ''),
      String(count),
    ];
    line([what, ...is, ...(isOver ? ['over its budget'.padStart(18)] : [])]);
  }
  return code;
}
