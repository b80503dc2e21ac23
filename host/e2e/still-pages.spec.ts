import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { Page } from 'playwright/test';
import { expect, test, TRUST } from './site.js';

/** What a visitor may open, signed out: the kinds of pages, each once. */
const PAGES = [
  '/home',
  '/sip-calculator',
  '/goal-amount-calculator',
  '/search?keywords=flexi',
  '/best-performing-funds?category=Equity',
  '/nfos',
  '/packs',
  '/premium-services',
  '/help',
  '/contact-us',
  '/privacy-policy',
  '/cart-review',
  '/compare-funds',
];

/** More than this is a jump that a reader sees (the third decimal of Chrome's cumulative layout shift). */
const MOST = 0.02;

declare global {
  interface Window {
    shifts: { by: number; what: string }[];
  }
}

/** Puts the page on a slow phone, and notes each of its jumps from the first paint on. */
async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const named = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?'));
        if (!hadRecentInput) window.shifts.push({ by: value, what: named.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens pages one after the other; returns which of them jump, and what they say on the console. */
async function walk(page: Page, paths: readonly string[]) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()}: ${message.text()}`);
  });
  const jumps: string[] = [];
  for (const path of paths) {
    await page.goto(`/v1${path}`);
    await waitForIdle(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { by }) => total + by, 0);
    if (sum <= MOST) continue;
    const steps = shifts.map(({ by, what }) => `${by.toFixed(3)} ${what}`);
    jumps.push(`${path}: ${sum.toFixed(3)} by ${steps.join('; ')}`);
  }
  return { jumps, said };
}

async function fundPage(page: Page): Promise<string> {
  const found = await page.request.get('/prosperx-api/api/v1/mf/suggest-mutual-fund?text=parag%20parikh');
  const [fund] = ((await found.json()) as { data: { encryptedSchemeId: string }[] }).data;
  if (!fund) throw new Error('the sandbox sells no such fund');
  return `/mutual-fund-detail/a-fund?schemeId=${fund.encryptedSchemeId}`;
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
});

test(
  'no page of a visitor jumps while it loads on a slow phone, or says anything on the console',
  TRUST,
  async ({ page }) => {
    await slowPhone(page);
    expect(await walk(page, [...PAGES, await fundPage(page)])).toEqual({ jumps: [], said: [] });
  },
);
