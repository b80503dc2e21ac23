import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './lib/exec.mjs';
import { runtimeBytes } from './lib/size-parts.mjs';

const CDN = join(ROOT, 'packages/sdk/dist/cdn');
const SITE = join(ROOT, 'host/dist');
/** What paints the home page, and what then shows the server's answers on it. */
const HOME = ['index.html', 'src/pages/home.tsx'];
const LIVE = ['src/layout/live.ts', 'src/layout/fund-search-box.tsx', 'src/pages/home/live.ts'];

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

/** What is measured and its budget in bytes (ARCHITECTURE section 6); null: not built. @returns {Promise<[string, number | null, number][]>} */
async function rows() {
  const { embed, elements: _elements, 'sip-calculator': sip, ...others } = sdkEntries();
  /** @param {import('./lib/snippet.mjs').Entry | undefined} entry */
  const bytesOf = (entry) => (entry ? brotli(entry.modules.map(({ src }) => join(CDN, src))) : null);
  /** @param {readonly string[]} starts */
  const siteBytes = (starts) => {
    const files = siteScripts(starts);
    return files && brotli(files);
  };
  return [
    ['<px-sip-calculator> until it is usable', bytesOf(sip), 14_600],
    ['base element runtime', await runtimeBytes(), 10_000],
    ['embed.js', bytesOf(embed), 2_500],
    ...Object.values(others).map(
      (entry) =>
        /** @type {[string, number | null, number]} */ ([`<${entry.tag}> first screen`, bytesOf(entry), 46_000]),
    ),
    ['/v1/home until it is usable', siteBytes(HOME), 120_000],
    ["/v1/home with the server's answers", siteBytes([...HOME, ...LIVE]), 160_000],
  ];
}

/** Prints a line each; code 1 when one is over its budget. */
export async function measure() {
  let code = 0;
  console.log(`${'brotli bytes'.padEnd(44)}${'is'.padStart(9)}${'at most'.padStart(10)}`);
  for (const [what, bytes, budget] of await rows()) {
    const isOver = bytes !== null && bytes > budget;
    if (isOver) code = 1;
    const is = bytes === null ? 'not built' : bytes.toLocaleString('en');
    const note = isOver ? `  ${(bytes - budget).toLocaleString('en')} over its budget` : '';
    console.log(`${what.padEnd(44)}${is.padStart(9)}${budget.toLocaleString('en').padStart(10)}${note}`);
  }
  return code;
}
