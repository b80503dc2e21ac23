import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBigPortfolio, openDb } from '@prosperx/api/trust';
import { launchOptions } from '@prosperx/e2e/browser';
import { startSite } from '@prosperx/e2e/site-server';
import { sql } from 'drizzle-orm';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { median } from './compare.js';

const ROUNDS = 5;
const SLOW_CPU = { rate: 4 };
const DROPPED = 50;
const ASHA = { username: '9876500001', password: 'Prosper@123', ucc: 'PX00000001' };
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Scrolls the page from its top to its end, a hundred pixels a frame, and answers the milliseconds of each frame. */
const SCROLL = `new Promise((resolve) => {
  scrollTo(0, 0);
  const frames = [];
  let last = null;
  const step = (now) => {
    if (last !== null) frames.push(now - last);
    last = now;
    const before = scrollY;
    scrollBy(0, 100);
    if (scrollY === before && frames.length > 2) resolve(frames);
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

/** As many rows as a page of the portfolio has, with as many figures, as mere HTML. */
const STATIC_ROWS = `<!doctype html><meta name="viewport" content="width=device-width"><body style="font:16px sans-serif"><table>${Array.from(
  { length: 50 },
  (_, row) =>
    `<tr><td style="padding:16px">A scheme with a long name, number ${row}<br><small>Equity, folio ${row}</small>${'<td>₹1,23,456<br><small>+1.23%</small>'.repeat(4)}`,
).join('')}</table>`;

async function siteWithBigPortfolio(dataDir: string) {
  const site = await startSite({ dataDir });
  await site.stop();
  const { db, close } = await openDb({ dataDir });
  const { rows } = await db.execute<{ id: string }>(sql`select id from profiles where ucc = ${ASHA.ucc}`);
  await addBigPortfolio(db, rows[0]?.id ?? '', { folios: 500, transactions: 200 });
  await close();
  await site.restart();
  return site;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  return page;
}

async function scrollBoth(browser: Browser, origin: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: origin, viewport });
  const { username, password } = ASHA;
  await context.request.post('/prosperx-api/login/verify-password', {
    data: { username, password },
    headers: { 'X-PX-Client': 'bench' },
  });
  const [portfolio, plain] = [await slowPage(context), await slowPage(context)];
  await portfolio.goto('/profile/portfolio');
  const table = portfolio.getByRole('table', { name: /schemes/i }).first();
  await table.getByRole('row').nth(50).waitFor({ state: 'attached', timeout: 120_000 });
  await portfolio.waitForLoadState('networkidle');
  await plain.setContent(STATIC_ROWS);
  const frames: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  // the first round warms up
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, page] of [
      ['ours', portfolio],
      ['plain', plain],
    ] as const) {
      await page.bringToFront();
      const taken = (await page.evaluate(SCROLL)) as number[];
      if (round > 0) frames[name].push(...taken);
    }
  }
  await context.close();
  return frames;
}

const figuresOf = (frames: readonly number[]) => {
  const late = frames.filter((taken) => taken > DROPPED).length;
  return `${late} of ${frames.length} frames over ${DROPPED} ms, median ${median(frames).toFixed(1)} ms`;
};

const mean = (frames: readonly number[]) => frames.reduce((sum, taken) => sum + taken, 0) / frames.length;

/** Prints how the fullest page of a portfolio of 500 folios and 100,000 transactions scrolls on a slow phone and a slow computer, beside static rows. */
export async function printScrolling(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prosperx-scroll-'));
  const site = await siteWithBigPortfolio(dataDir);
  const browser = await chromium.launch(launchOptions);
  for (const viewport of VIEWPORTS) {
    const { ours, plain } = await scrollBoth(browser, site.origin, viewport);
    console.log(
      `scrolling at ${viewport.width} px, 4× CPU: ${figuresOf(ours)}; static rows: ${figuresOf(plain)}; a frame takes ${(mean(ours) / mean(plain)).toFixed(2)} times as long`,
    );
  }
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
