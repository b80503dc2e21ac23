// Takes a picture of every screen and state of the site, at 390 and 768 px in light and at 1440 px in dark; `npm run screens [FOLDER [WALK]]`.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium } from 'playwright/test';
import { accountWalks } from '../host/e2e/screens-of-account.js';
import { advisorWalks } from '../host/e2e/screens-of-advisors.js';
import { fundWalks } from '../host/e2e/screens-of-funds.js';
import { paymentWalks } from '../host/e2e/screens-of-payment.js';
import { planWalks } from '../host/e2e/screens-of-plans.js';
import { walks } from '../host/e2e/screens.js';
import { launchOptions } from './playwright/browser.js';

const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

const [folder = 'test-results/screens', only = ''] = process.argv.slice(2);
mkdirSync(resolve(folder), { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions);
let taken = 0;

for (const { width, height, colorScheme } of LOOKS)
  for (const { name, walk } of [
    ...walks,
    ...fundWalks,
    ...accountWalks,
    ...advisorWalks,
    ...planWalks,
    ...paymentWalks,
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
