// What somebody on a slow phone sees of public pages, and when: rendered by the server, not rendered, beside static text, and beside the same
// page without any script.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { launchOptions } from '@prosperx/e2e/browser';
import { startSite } from '@prosperx/e2e/site-server';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './compare.js';
import { measureLoad } from './page-load.js';
import { onSlowPhone, SLOW_PHONE } from './slow-phone.js';

const ROUNDS = Number(process.argv[2] ?? 5);
/** The pages that are measured, by their names; none named: all. */
const NAMED = process.argv.slice(3);
/** The most that rendered pages may take, in times of the page by hand; `shift` is the browser's own figure. */
const AT_MOST = { first: 1.2, largest: 1.2, shift: 0.02 };
/** What they should take one day, in times of the first paint of static text. */
const GOALS = { first: 1.5, largest: 2, answered: 3.5 };
/** Milliseconds that the server should take. */
const SERVER_GOALS = { fundCold: 40, kept: 2 };

/** What a visit measures: milliseconds of the first and the largest paint, how far things moved, and until a press on the first "Start …" or "Invest …" was answered. */
interface Visit {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  /** NaN: the page has no such button. */
  readonly answered: number;
}

/** Runs in the page before all else. */
const WATCH = `
  globalThis.seen = { largest: 0, shift: 0 };
  const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));`;

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

const READ = `({ first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest: seen.largest, shift: seen.shift })`;

const START = 'main :is(a, button):is(.px-btn)';

/** Milliseconds after which a page without any script is taken to answer nothing. */
const DEAD = 5_000;

/** Presses what starts an investment as soon as it is seen, and returns when something came of it; NaN where the page has none, or has no script and needs one. */
async function timeOfPress(page: Page, since: number, hasScripts: boolean): Promise<number> {
  const start = page
    .locator(START)
    .filter({ hasText: /^(Start|Invest)/ })
    .filter({ visible: true })
    .first();
  // what is painted first may be a part of the page
  await Promise.race([start.waitFor(), page.waitForLoadState('domcontentloaded')]);
  if (!(await start.isVisible())) return Number.NaN;
  const before = page.url();
  await start.click({ noWaitAfter: true });
  const timeout = hasScripts ? 30_000 : DEAD;
  const isAnswered = await Promise.any([
    page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout }).then(() => true),
    page
      .locator('dialog[open], :popover-open')
      .first()
      .waitFor({ timeout })
      .then(() => true),
  ]).catch(() => false);
  if (!isAnswered && hasScripts) throw new Error(`a press on ${before} is not answered`);
  return isAnswered ? performance.now() - since : Number.NaN;
}

const visit = (browser: Browser, url: string, hasScripts: boolean): Promise<Visit> =>
  onSlowPhone(browser, async (page, devtools) => {
    await page.addInitScript(WATCH);
    // as from a search
    await page.goto(elsewhereOf(url));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    await page.waitForLoadState('networkidle');
    const seen = (await page.evaluate(READ)) as Omit<Visit, 'answered'>;
    await page.goto(elsewhereOf(url));
    await devtools.send('Network.clearBrowserCache');
    const again = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    return { ...seen, answered: await timeOfPress(page, again, hasScripts) };
  });

const rendered = await startSite({ fewSchemes: true });
const shell = await startSite({ fewSchemes: true, rendersPages: false });
const [fund = ''] =
  /\/v1\/mutual-fund-detail[^<]+/.exec(await (await fetch(`${rendered.origin}/sitemap-funds-1.xml`)).text()) ?? [];
if (!fund) throw new Error('the sitemap names no fund');
const ALL_PAGES = {
  home: '/v1/home',
  'SIP calculator': '/v1/sip-calculator',
  fund,
  results: '/v1/mutual-fund-results/Equity',
  search: '/v1/search?keywords=fund',
  NFOs: '/v1/nfos',
  packs: '/v1/packs',
  help: '/v1/help',
  terms: '/v1/terms-conditions',
};
const PAGES = Object.fromEntries(
  Object.entries(ALL_PAGES).filter(([name]) => NAMED.length === 0 || NAMED.includes(name)),
);
const browser = await chromium.launch(launchOptions);

/** The page as somebody would write it by hand: what the server renders, without a script. */
async function byHand(path: string): Promise<string> {
  const html = await (await fetch(rendered.origin + path)).text();
  return html.replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
}

interface Column {
  readonly name: string;
  url(path: string): Promise<string> | string;
}
const { put, elsewhereOf, close } = await openPages();
const COLUMNS: readonly Column[] = [
  {
    name: 'static text',
    url: () => put('<!doctype html><title>Text</title><p>Mutual fund investments are subject to market risks.'),
  },
  { name: 'by hand', url: async (path) => put(await byHand(path)) },
  { name: 'rendered', url: (path) => rendered.origin + path },
  { name: 'not rendered', url: (path) => shell.origin + path },
];

/** Serves pages as they are put there, compressed as the server does it. */
async function openPages() {
  const pages: Buffer[] = [brotliCompressSync('<!doctype html><title>Elsewhere</title>')];
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    put: (html: string) => `http://127.0.0.1:${port}/${pages.push(brotliCompressSync(html)) - 1}`,
    /** A page of another site than this one. */
    elsewhereOf: (url: string) =>
      `http://${new URL(url).hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}/0`,
    close: () => void server.close(),
  };
}

console.log(
  `slow phone (${SLOW_PHONE}), medians of ${ROUNDS} rounds; × the first paint of static text in the same round`,
);
console.log(
  `${'page'.padEnd(16)}${'column'.padEnd(14)}${['first', 'largest', 'shift', 'Start SIP'].map((text) => text.padStart(18)).join('')}`,
);
const over: string[] = [];
const aboveGoal = new Set<string>();
for (const [page, path] of Object.entries(PAGES)) {
  const visits = COLUMNS.map((): Visit[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, column] of COLUMNS.entries()) {
      const seen = await visit(browser, await column.url(path), column.name.endsWith('rendered'));
      // the first round warms up
      if (round > 0) visits[index]?.push(seen);
    }
  const of = (column: number, figure: keyof Visit) =>
    median((visits[column] ?? []).map((seen) => seen[figure]).filter((value) => !Number.isNaN(value)));
  const [text, byHandFirst] = [of(0, 'first'), of(1, 'first')];
  for (const [index, { name }] of COLUMNS.entries()) {
    const times = (['first', 'largest', 'answered'] as const).map((figure) => {
      const value = of(index, figure);
      if (name === 'rendered' && value / text > GOALS[figure]) aboveGoal.add(`${page} ${figure}`);
      if (name === 'rendered' && figure !== 'answered' && value / byHandFirst > AT_MOST[figure])
        over.push(`${page} ${figure}`);
      return Number.isNaN(value) ? '-' : `${value.toFixed(0)} ms ${(value / text).toFixed(2)} ×`;
    });
    const shift = of(index, 'shift');
    if (name === 'rendered' && shift > AT_MOST.shift) over.push(`${page} shift`);
    const [first = '', largest = '', answered = ''] = times;
    console.log(
      page.padEnd(16) +
        name.padEnd(14) +
        [first, largest, shift.toFixed(4), answered].map((cell) => cell.padStart(18)).join(''),
    );
  }
}
close();
await browser.close();
console.log(
  `\nthe server alone, by milliseconds and by pages that one core answers in a second: a page that is worked out, and one that is kept`,
);
for (const [page, path] of Object.entries(PAGES)) {
  const columns = [];
  for (const { origin } of [rendered, shell]) {
    const { cold, kept, coldPerSecond, keptPerSecond } = await measureLoad(origin, path);
    columns.push(
      `${cold.toFixed(1)} ms ${coldPerSecond.toFixed(0)}/s, kept ${kept.toFixed(1)} ms ${keptPerSecond.toFixed(0)}/s`,
    );
    if (origin !== rendered.origin) continue;
    if (kept > SERVER_GOALS.kept) aboveGoal.add(`${page} kept`);
    if (page === 'fund' && cold > SERVER_GOALS.fundCold) aboveGoal.add('fund cold');
  }
  console.log(`${page.padEnd(16)}rendered ${(columns[0] ?? '').padEnd(44)}not rendered ${columns[1] ?? ''}`);
}
await rendered.stop();
await shell.stop();
console.log(
  `goals, in times of static text: ${JSON.stringify(GOALS)}; in milliseconds of the server: ${JSON.stringify(SERVER_GOALS)}; not reached: ${[...aboveGoal].join(', ') || 'none'}`,
);
if (over.length > 0) {
  console.log(`over the bounds, in times of the page by hand, ${JSON.stringify(AT_MOST)}: ${over.join(', ')}`);
  process.exitCode = 1;
}
