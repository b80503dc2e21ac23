// Takes a picture of every screen and state of the site, at 390 and 768 px in light and at 1440 px in dark; `npm run screens [FOLDER [WALK]]`.
// `npm run screens -- --without-scripts [FOLDER]` takes those of public pages as they are before, and without, any script.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium } from 'playwright/test';
import { PUBLIC_PAGES } from '../host/e2e/public-pages.js';
import { accountWalks } from '../host/e2e/screens-of-account.js';
import { advisorWalks } from '../host/e2e/screens-of-advisors.js';
import { fundWalks } from '../host/e2e/screens-of-funds.js';
import { operatorWalks } from '../host/e2e/screens-of-operators.js';
import { paymentWalks } from '../host/e2e/screens-of-payment.js';
import { planWalks } from '../host/e2e/screens-of-plans.js';
import { walks } from '../host/e2e/screens.js';
import { launchOptions } from './playwright/browser.js';

const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

const args = process.argv.slice(2);
const hasScripts = !args.includes('--without-scripts');
const [folder = 'test-results/screens', only = ''] = args.filter((arg) => !arg.startsWith('--'));
mkdirSync(resolve(folder), { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions);
let taken = 0;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Takes pictures of the public pages, and of one fund, with scripts off. */
async function takePages({ width, height, colorScheme }: Look): Promise<void> {
  const viewport = { width, height };
  const page = await browser.newPage({ baseURL: site.origin, viewport, colorScheme, javaScriptEnabled: false });
  const funds = await (await page.request.get('/sitemap-funds-1.xml')).text();
  const [, fund = ''] = /\/v1(\/mutual-fund-detail[^<]+)/.exec(funds) ?? [];
  for (const path of [...PUBLIC_PAGES, fund]) {
    await page.goto(`/v1${path}`);
    const file = `${width} ${path.replace(/(?<=detail).*/, '')}`.replaceAll(/[^\w]+/g, '-');
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
    taken++;
  }
  await page.close();
}

if (!hasScripts) for (const look of LOOKS) await takePages(look);

for (const { width, height, colorScheme } of hasScripts ? LOOKS : [])
  for (const { name, walk } of [
    ...walks,
    ...fundWalks,
    ...accountWalks,
    ...advisorWalks,
    ...planWalks,
    ...paymentWalks,
    ...operatorWalks,
  ].filter((one) => one.name.includes(only))) {
    const viewport = { width, height };
    const page = await browser.newPage({ baseURL: site.origin, viewport, colorScheme, reducedMotion: 'reduce' });
    // tsx wraps functions in it, and those that run in the page too
    await page.addInitScript('globalThis.__name = (named) => named');
    await walk(page, async (seen, state) => {
      await seen.evaluate(() => window.scrollTo(0, 0));
      taken++;
      const file = `${width} ${name}, ${state}`.replaceAll(/[^\w,.]+/g, '-');
      await seen.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
    }).catch((error: unknown) => {
      console.error(`${name}, ${width} px: the walk ends: ${String(error)}`);
      process.exitCode = 1;
    });
    await page.close();
  }
await browser.close();
await site.stop();
console.log(`screens: ${taken} pictures in ${resolve(folder)}`);
