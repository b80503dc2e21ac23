// What somebody on a slow phone sees of public pages, and when: rendered by the server, as before without, beside static text, and beside the
// same page without any script.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { launchOptions } from '@prosperx/e2e/browser';
import { startSite } from '@prosperx/e2e/site-server';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './compare.js';

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOW_CPU = { rate: 4 };
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** At most, in times of the first paint of static text. */
const AT_MOST = { first: 1.5, largest: 2, shift: 0.02, answered: 3.5 };

/** What a visit measures: milliseconds of the first and the largest paint, how far things moved, and until a press on "Start SIP" was answered. */
interface Visit {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly answered: number;
}

/** Runs in the page before all else. */
const WATCH = `
  globalThis.seen = { largest: 0, shift: 0, answered: NaN };
  const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));`;

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

const READ = `({ first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest: seen.largest, shift: seen.shift })`;

const START = 'main :is(a, button):is(.px-btn)';

/** Presses what starts a SIP as soon as it is seen, and returns when something came of it; NaN where the page has none. */
async function timeOfPress(page: Page, since: number): Promise<number> {
  const start = page
    .locator(START)
    .filter({ hasText: /^Start (a )?SIP|^Invest|^Start/ })
    .filter({ visible: true })
    .first();
  if (!(await start.isVisible())) return Number.NaN;
  const before = page.url();
  await start.click({ noWaitAfter: true });
  await Promise.race([
    page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' }),
    page.locator('dialog[open]').first().waitFor(),
  ]);
  return performance.now() - since;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    await page.waitForLoadState('networkidle');
    const seen = (await page.evaluate(READ)) as Omit<Visit, 'answered'>;
    await page.goto('about:blank');
    await devtools.send('Network.clearBrowserCache');
    const again = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    const answered = await timeOfPress(page, again).catch(() => Number.NaN);
    return { ...seen, answered };
  } finally {
    await context.close();
  }
}

const rendered = await startSite({ fewSchemes: true });
const shell = await startSite({ fewSchemes: true, rendersPages: false });
const [fund = ''] =
  /\/v1\/mutual-fund-detail[^<]+/.exec(await (await fetch(`${rendered.origin}/sitemap-funds-1.xml`)).text()) ?? [];
const PAGES = {
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
const { put, close } = await openPages();
const COLUMNS: readonly Column[] = [
  {
    name: 'static text',
    url: () => put('<!doctype html><title>Text</title><p>Mutual fund investments are subject to market risks.'),
  },
  { name: 'by hand', url: async (path) => put(await byHand(path)) },
  { name: 'rendered', url: (path) => rendered.origin + path },
  { name: 'without', url: (path) => shell.origin + path },
];

/** Serves pages as they are put there, compressed as the server does it. */
async function openPages() {
  const pages: Buffer[] = [];
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    put: (html: string) => `${origin}/${pages.push(brotliCompressSync(html)) - 1}`,
    close: () => void server.close(),
  };
}

console.log(
  `slow phone (4× CPU, 150 ms, 1.6 Mbit/s), medians of ${ROUNDS} rounds; × the first paint of static text in the same round`,
);
console.log(
  `${'page'.padEnd(16)}${'column'.padEnd(12)}${['first', 'largest', 'shift', 'Start SIP'].map((text) => text.padStart(18)).join('')}`,
);
let isOver = false;
for (const [page, path] of Object.entries(PAGES)) {
  const visits = COLUMNS.map((): Visit[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, column] of COLUMNS.entries()) {
      const seen = await visit(browser, await column.url(path));
      // the first round warms up
      if (round > 0) visits[index]?.push(seen);
    }
  const of = (column: number, figure: keyof Visit) =>
    median((visits[column] ?? []).map((seen) => seen[figure]).filter((value) => !Number.isNaN(value)));
  const text = of(0, 'first');
  for (const [index, { name }] of COLUMNS.entries()) {
    const times = (['first', 'largest', 'answered'] as const).map((figure) => {
      const value = of(index, figure);
      if (name === 'rendered' && value / text > AT_MOST[figure]) isOver = true;
      return Number.isNaN(value) ? '-' : `${value.toFixed(0)} ms ${(value / text).toFixed(2)} ×`;
    });
    const shift = of(index, 'shift');
    if (name === 'rendered' && shift > AT_MOST.shift) isOver = true;
    const [first = '', largest = '', answered = ''] = times;
    console.log(
      page.padEnd(16) +
        name.padEnd(12) +
        [first, largest, shift.toFixed(4), answered].map((cell) => cell.padStart(18)).join(''),
    );
  }
}
close();
await browser.close();
await rendered.stop();
await shell.stop();
if (isOver) {
  console.log(`over the bounds of rendered pages: ${JSON.stringify(AT_MOST)}`);
  process.exitCode = 1;
}
