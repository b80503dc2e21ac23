// Takes a picture of every screen and state of the site, at 390 and 768 px in light and at 1440 px in dark; `npm run screens [FOLDER [WALK]]`.
// `npm run screens -- --without-scripts [FOLDER]` takes those of public pages as they are before, and without, any script; with `--lang=hi` those
// of public pages in a language, and with `--lang=pseudo` every screen in words 40 % longer than English.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inPseudo } from '@prosperx/e2e/pseudo';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { allWalks } from '../host/e2e/all-walks.js';
import { PUBLIC_PAGES } from '../host/e2e/public-pages.js';
import { launchOptions } from './playwright/browser.js';

const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

const args = process.argv.slice(2);
const hasScripts = !args.includes('--without-scripts');
const [, language = 'en'] = /--lang[= ](\w+)/.exec(args.join(' ')) ?? [];
const isPseudo = language === 'pseudo';
const [folder = 'test-results/screens', only = ''] = args.filter(
  (arg, at) => !arg.startsWith('--') && args[at - 1] !== '--lang',
);
mkdirSync(resolve(folder), { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions);
let taken = 0;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** What is far below is laid out only when its reader comes near; a picture of the whole page has no reader. */
const paintWhole = (page: Page) =>
  page.evaluate(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync('.px-far { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(rule);
  });

/** Takes pictures of the public pages, and of one fund: with scripts off, or in another language. */
async function takePages({ width, height, colorScheme }: Look): Promise<void> {
  const viewport = { width, height };
  const page = await browser.newPage({ baseURL: site.origin, viewport, colorScheme, javaScriptEnabled: hasScripts });
  const funds = await (await page.request.get('/sitemap-funds-1.xml')).text();
  const [, fund = ''] = /\/v1(\/mutual-fund-detail[^<]+)/.exec(funds) ?? [];
  for (const path of [...PUBLIC_PAGES, fund]) {
    const url = new URL(`/v1${path}`, site.origin);
    url.searchParams.set('lang', language);
    await page.goto(url.href, { waitUntil: 'networkidle' });
    const file = `${width} ${path.replace(/(?<=detail).*/, '')}`.replaceAll(/[^\w]+/g, '-');
    await paintWhole(page);
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
    taken++;
  }
  await page.close();
}

const takesPages = !hasScripts || !['en', 'pseudo'].includes(language);
if (takesPages) for (const look of LOOKS) await takePages(look);

for (const { width, height, colorScheme } of takesPages ? [] : LOOKS)
  for (const { name, walk } of allWalks.filter((one) => one.name.includes(only))) {
    const viewport = { width, height };
    const page = await browser.newPage({ baseURL: site.origin, viewport, colorScheme, reducedMotion: 'reduce' });
    // tsx wraps functions in it, and those that run in the page too
    await page.addInitScript('globalThis.__name = (named) => named');
    await walk(page, async (seen, state) => {
      await seen.evaluate(() => window.scrollTo(0, 0));
      taken++;
      const file = `${width} ${name}, ${state}`.replaceAll(/[^\w,.]+/g, '-');
      await paintWhole(seen);
      const take = async () => void (await seen.screenshot({ path: join(folder, `${file}.png`), fullPage: true }));
      await (isPseudo ? inPseudo(seen, take) : take());
    }).catch((error: unknown) => {
      console.error(`${name}, ${width} px: the walk ends: ${String(error)}`);
      process.exitCode = 1;
    });
    await page.close();
  }
await browser.close();
await site.stop();
console.log(`screens: ${taken} pictures in ${resolve(folder)}`);
