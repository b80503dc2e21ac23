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
import { languageRows, widgetRows } from './size-widgets.mjs';

const SITE = join(ROOT, 'host/dist');
const HOME_FILES = 25;
const PAGE_FILES = 20;

/**
 * How much more a row may come to that is held at what it weighs: chunks are cut anew with each change, and their names, which are hashes,
 * compress otherwise, so that a page grows by some bytes for what is none of its own.
 */
const SLACK = 300;

/** What a page that its server has rendered loads before it takes over: then all that is seen answers. A visitor's page of words loads nothing until they are about to do something. @type {[page: string, parts: string[], bytes: number][]} */
const UNTIL_USABLE = [
  ['home', ['home', 'home-later'], 120_000],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy'], 90_000],
  ['lumpsum-calculator', ['lumpsum-calculator.lazy', 'result-chart.lazy'], 90_000],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy'], 120_000],
  ['terms-conditions', ['terms-conditions.lazy'], 45_000],
];

/** What every page shows once the server has answered. */
const REGIONS = 'regions';

/** Lists for every main page the chunks that it has loaded at rest, and what they are held at: bytes, and files where there are more than of others. A row is raised with the reason in its commit. @type {[page: string, parts: string[], bytes: number, files?: number][]} */
const PAGES = [
  ['search', ['search.lazy', 'search-results.lazy'], 129_600],
  ['search-panel', ['search-panel'], 123_550],
  ['best-performing-funds', ['fund-results.lazy', 'fund-list-view.lazy'], 132_550],
  ['my-customers', ['my-customers.lazy', 'customer-list.lazy'], 153_900, 26],
  ['all-proposals', ['all-proposals.lazy'], 145_550, 24],
  ['nfos', ['nfos.lazy'], 134_600],
  ['compare-funds', ['compare-funds.lazy', 'comparison.lazy'], 127_350],
  ['watchlist', ['watchlist.lazy', 'watched.lazy'], 125_650],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy', 'fund-returns.lazy'], 148_700, 28],
  ['packs', ['buying.lazy', 'pack-list.lazy'], 136_900, 21],
  ['cart-review', ['cart-review.lazy', 'full-cart.lazy'], 161_750, 24],
  ['cart-approval', ['buying.lazy', 'approval-cart.lazy'], 134_300],
  ['customer-approval', ['buying.lazy', 'approval-request.lazy'], 159_600, 32],
  ['order-summary', ['order-summary.lazy', 'orders-to-pay.lazy', 'payment-otp.lazy'], 163_600, 28],
  ['upi-payment', ['buying.lazy'], 132_650],
  ['thank-you', ['thank-you.lazy', 'result.lazy'], 144_800, 25],
  ['payment-error', ['payment-error.lazy', 'result.lazy'], 143_750, 24],
  ['login', ['login.lazy', 'home', 'home-later', 'login-form.lazy', 'later-step.lazy'], 146_000, 23],
  ['profile', ['profile.lazy', 'hub.lazy'], 166_300, 29],
  ['profile/personal-details', ['onboarding.lazy', 'onboarding-steps.lazy'], 130_250],
  ['profile/risk-profile', ['onboarding.lazy', 'screens.lazy'], 147_000, 23],
  ['profile/kyc-details', ['kyc-details.lazy'], 124_900],
  ['profile/portfolio', ['portfolio.lazy', 'holdings-view.lazy'], 149_200, 27],
  ['profile/mandates', ['mandates.lazy'], 141_150],
  ['profile/stps', ['stps.lazy', 'plan-list.lazy'], 129_400],
  ['profile/stps/create-new-stp', ['stps.lazy', 'plan-form.lazy'], 152_300, 26],
  ['stp-confirmation', ['stps.lazy', 'plan-answer.lazy'], 131_000],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy', 'tax-saver-strip.lazy'], 137_050, 24],
  ['help', ['help.lazy'], 129_000],
  ['privacy-policy', ['privacy-policy.lazy'], 90_000],
];

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
    throw new CommandError(`scripts/steps/size.mjs names ${missing}, which is no chunk of the site any more.`);
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
      bytes: 150_000,
      count: HOME_FILES,
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
      'what is over has to load later, by lazy(), or something else there has to go; where a page grew by a shared part that it needs, raise its row in size-exceptions.mjs, with the reason: docs/sizes.md.',
    );
  return code;
}

/** `npm run size`: what pages load, against the budgets. */
export async function run() {
  await buildStale('sdk', 'site');
  return measure();
}
