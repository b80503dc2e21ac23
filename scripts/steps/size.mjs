import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildStale } from '../lib/build.mjs';
import { CommandError, logLine } from '../lib/command-log.mjs';
import { ROOT } from '../lib/exec.mjs';
import { widgetEntries, widgetFiles } from '../lib/widget-files.mjs';
import { ringOf } from '../lint/rings.mjs';
import { CDN } from '../rollup/paths.mjs';
import { SIZE_EXCEPTIONS } from './size-exceptions.mjs';
import { HOME, PAGE_FILES, PAGES, UNTIL_USABLE } from './size-pages.mjs';
import { languageRows, widgetRows } from './size-widgets.mjs';

const SITE = join(ROOT, 'host/dist');

/**
 * How much more a row may come to that is held at what it weighs: chunks are cut anew with each change, and their names, which are hashes,
 * compress otherwise, so that a page grows by some bytes for what is none of its own.
 */
const SLACK = 300;

/** What every page shows once the server has answered. */
const REGIONS = 'regions';

/** Bytes of each file on the wire; pages share most of theirs. @type {Map<string, number>} */
const sizes = new Map();

/**
 * The hashes in the names of files change with each change of any of them, and compress a little better or worse: each is measured as one
 * that its name and its turn make, so that a row changes by what is in its files alone.
 * @param {string} text
 */
function withSteadyHashes(text) {
  /** @type {Map<string, string>} */
  const steady = new Map();
  return text.replace(/([\w.-]*)-([\w-]{8})(?=\.(?:js|css)\b)/g, (_, name, hash) => {
    const turn = [...steady.keys()].filter((known) => known.startsWith(`${name} `)).length;
    const key = `${name} ${hash}`;
    const known = steady.get(key) ?? createHash('sha256').update(`${name} ${turn}`).digest('base64url').slice(0, 8);
    steady.set(key, known);
    return `${name}-${known}`;
  });
}

/** @param {string} file absolute path */
function sizeOf(file) {
  const size = sizes.get(file) ?? brotliCompressSync(withSteadyHashes(readFileSync(file, 'utf8'))).length;
  sizes.set(file, size);
  return size;
}

/** Bytes on the wire: each file is compressed by itself. @param {readonly string[]} files absolute paths */
const brotli = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[] }} SiteChunk */

/** The site's scripts, from Vite's manifest; null: not built. @returns {Record<string, SiteChunk> | null} */
function siteChunks() {
  const path = join(SITE, '.vite/manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Names the site's files that need each other at once: one of them runs before what it needs, and its page breaks. */
function ringOfSite() {
  const chunks = siteChunks() ?? {};
  const ties = new Map(Object.entries(chunks).map(([key, { imports }]) => [key, new Set(imports)]));
  return ringOf(ties).map((key) => chunks[key]?.name ?? key);
}

/** The scripts that the site has loaded when it shows some parts; null: not built. @param {readonly string[]} parts */
function siteScripts(parts) {
  const chunks = siteChunks();
  if (!chunks) return null;
  const keys = Object.keys(chunks);
  const missing = parts.find((part) => !keys.some((key) => chunks[key]?.name === part));
  if (missing)
    throw new CommandError(`scripts/steps/size-pages.mjs names ${missing}, which is no chunk of the site any more.`);
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    chunks[key]?.imports?.forEach(visit);
  };
  keys.filter((key) => chunks[key]?.isEntry || parts.includes(chunks[key]?.name ?? '')).forEach(visit);
  return [...seen].map((key) => join(SITE, chunks[key]?.file ?? ''));
}

/** One thing that a page loads: its files (null: not built), and at most how many bytes and files. @typedef {{ what: string, files: string[] | null, bytes: number, count: number }} Row */

/** Returns the size budgets, one row for each thing that a page loads. @returns {Row[]} */
function rows() {
  const embed = widgetEntries().embed ? widgetFiles('embed', []).map((file) => join(CDN, file)) : null;
  return [
    { what: 'embed.js', files: embed, bytes: 2_650, count: 1 },
    ...widgetRows(),
    ...languageRows(brotli),
    ...UNTIL_USABLE.map(([page, parts, bytes]) => ({
      what: `/v1/${page} until usable`,
      files: siteScripts(parts),
      bytes,
      count: PAGE_FILES,
    })),
    {
      what: '/v1/home at rest',
      files: siteScripts([REGIONS, 'home', 'home-later']),
      bytes: HOME.bytes,
      count: HOME.files,
    },
    ...PAGES.map(([page, parts, bytes, count = PAGE_FILES]) => ({
      what: `/v1/${page} at rest`,
      files: siteScripts([REGIONS, ...parts]),
      bytes: bytes + SLACK,
      count,
    })),
  ];
}

/** Prints a line each; code 1 when one is over its budget. */
export function measure() {
  let code = 0;
  const line = (/** @type {string[]} */ [what = '', ...cells]) =>
    console.log(what.padEnd(44) + cells.map((cell) => cell.padStart(10)).join(''));
  line(['what a page loads', 'bytes, br', 'at most', 'files', 'at most']);
  for (const { what, files, ...rule } of rows()) {
    const held = SIZE_EXCEPTIONS[what];
    const [bytes, count] = held ? [held[0] + SLACK, held[1]] : [rule.bytes, rule.count];
    const size = files && brotli(files);
    const isOver = (files !== null && (size ?? 0) > bytes) || (files?.length ?? 0) > count;
    if (isOver) code = 1;
    const is = [
      size?.toLocaleString('en') ?? 'not built',
      bytes.toLocaleString('en'),
      String(files?.length ?? ''),
      String(count),
    ];
    const note = isOver ? 'over its budget' : held ? 'held over its goal' : null;
    line([what, ...is, ...(note ? [note.padStart(20)] : [])]);
  }
  const ring = ringOfSite();
  if (ring.length > 0) {
    logLine(
      `files of the site need each other: ${ring.join(', ')}; move a module to the upper group (host/vite.config.ts).`,
    );
    return 1;
  }
  if (code === 1)
    logLine(
      'what is over has to load later, by lazy(), or something else there has to go; where something grew by a shared part that it needs, raise its row, with the reason: of a page at rest in PAGES (scripts/steps/size-pages.mjs), of anything else in size-exceptions.mjs. See docs/sizes.md.',
    );
  return code;
}

/** `npm run size`: what pages load, against the budgets. */
export async function run() {
  await buildStale('sdk', 'site');
  return measure();
}
