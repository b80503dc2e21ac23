import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { Page } from 'playwright/test';
import { fillCart, schemeNamed } from './cart.js';
import { beSignedIn, call, expect, test, TRUST, VIKRAM } from './site.js';

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

/** What a person sees who is signed in, by the calls and files that most of their pages wait for. */
const OWN_PAGES = ['/home', '/profile', '/profile/portfolio'];

/** The other pages of a person. */
const MORE_OWN_PAGES = [
  '/profile/personal-info',
  '/profile/bank-info',
  '/profile/employment-info',
  '/profile/nominee-info',
  '/profile/risk-profile',
  '/profile/mandates',
  '/profile/mandates/setup-mandate?flowType=profile',
  '/profile/stps',
  '/profile/stps/create-new-stp',
  '/running-sips',
  '/profile/goals',
  '/profile/review',
  '/transaction',
  '/watchlist',
  '/cart-review',
  '/order-summary',
];

/** More than this is a jump that a reader sees (the third decimal of Chrome's cumulative layout shift). */
const MOST = 0.02;

declare global {
  interface Window {
    shifts: { by: number; what: string }[];
  }
}

/** Puts the page on a slow phone (`slowdown`: times slower than this machine), and notes each of its jumps from the first paint on. */
async function slowPhone(page: Page, slowdown = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
  return `/mutual-fund-detail/a-fund?schemeId=${await schemeNamed(page, 'parag parikh')}`;
}

/** Pages of what a person holds and has ordered. */
async function pagesOfOrders(page: Page): Promise<string[]> {
  const read = <Data>(path: string) => call<{ data: Data }>(page, 'GET', `/api/v1/${path}`);
  const held = await read<{
    portfolioSchemes: { folioNo: string; metaData: { schemeId: string } }[];
  }>('portfolio/get-user-portfolio');
  const ordered = await read<{ pxOrderNumber: string; paymentUrl: string }[]>('checkout/orders-in-progress');
  const [[folio], [set]] = [held.data.portfolioSchemes, ordered.data];
  if (!folio || !set) throw new Error('nothing is held, or waits');
  const { folioNo, metaData } = folio;
  return [
    `/portfolio-details?${new URLSearchParams({ folioNo, schemeId: metaData.schemeId })}`,
    `/order-summary?${new URLSearchParams({ paymentUrl: set.paymentUrl })}`,
    `/thank-you?${new URLSearchParams({ orderNo: set.pxOrderNumber })}`,
  ];
}

const STILL = { jumps: [], said: [] };

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
});

test(
  'no page of a visitor jumps while it loads on a slow phone, or says anything on the console',
  TRUST,
  async ({ page }) => {
    await slowPhone(page);
    expect(await walk(page, [...PAGES, await fundPage(page)])).toEqual(STILL);
  },
);

test('nor does a page of who is signed in, by a slow network', async ({ page }) => {
  await beSignedIn(page);
  await slowPhone(page, 1);
  expect(await walk(page, OWN_PAGES)).toEqual(STILL);
});

test(
  'nor do the others, with orders that wait and with a cart; nor those of who holds nothing',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page);
    await slowPhone(page);
    expect(
      await walk(page, [...OWN_PAGES, ...MORE_OWN_PAGES, ...(await pagesOfOrders(page)), await fundPage(page)]),
    ).toEqual(STILL);
    await fillCart(page);
    expect(await walk(page, ['/cart-review'])).toEqual(STILL);
    await beSignedIn(page, VIKRAM);
    expect(await walk(page, [...OWN_PAGES, ...MORE_OWN_PAGES])).toEqual(STILL);
  },
);
