// Takes a picture of every screen and state of the site, at 390 and 768 px in light and at 1440 px in dark; `npm run screens [FOLDER [WALK]]`.
// `npm run screens -- --without-scripts [FOLDER]` takes those of public pages as they are before, and without, any script; with `--lang=hi [FOLDER [WALK]]`
// those of all pages that a language has and of the ways in it, and with `--lang=pseudo` every screen in words 40 % longer than English.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@prosperx/core/language';
import { inPseudo } from '@prosperx/e2e/pseudo';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { allWalks } from '../host/e2e/all-walks.js';
import { PEOPLE } from '../host/e2e/private-pages.js';
import { PUBLIC_PAGES } from '../host/e2e/public-pages.js';
import { walksIn } from '../host/e2e/screens-in-languages.js';
import { resetSandbox } from '../host/e2e/site.js';
import { addressIn, hasPrivateWords } from '../host/e2e/words-in.js';
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

/** Takes pictures of pages by their addresses: with scripts off, or in another language. */
async function takePages(page: Page, who: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(addressIn(language, path), { waitUntil: 'networkidle' });
    const file = `${page.viewportSize()?.width} ${who} ${path.replace(/(?<=detail\/).*|(?<=paymentUrl=).*/, '')}`;
    await paintWhole(page);
    await page.screenshot({ path: join(folder, `${file.replaceAll(/[^\w]+/g, '-')}.png`), fullPage: true });
    taken++;
  }
}

const open = ({ width, height, colorScheme }: Look) =>
  browser.newPage({
    baseURL: site.origin,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
  });

/** Takes pictures of the public pages, of one fund, and of each person's pages where the language has their words. */
async function takeAllPages(look: Look): Promise<void> {
  const page = await open(look);
  const funds = await (await page.request.get('/sitemap-funds-1.xml')).text();
  const [, fund = ''] = /\/v1(\/mutual-fund-detail[^<]+)/.exec(funds) ?? [];
  await takePages(page, '', [...PUBLIC_PAGES, fund]);
  await page.close();
  if (!hasScripts || !hasPrivateWords(language)) return;
  for (const [who, arrive] of Object.entries(PEOPLE)) {
    const own = await open(look);
    await resetSandbox(own);
    await takePages(own, who, await arrive(own));
    await own.close();
  }
}

const isInLanguage = !['en', 'pseudo'].includes(language);
if ((!hasScripts || isInLanguage) && only === '') for (const look of LOOKS) await takeAllPages(look);

const allWays = isInLanguage ? await walksIn(language as Language, hasPrivateWords(language)) : allWalks;
const ways = hasScripts ? allWays.filter(({ name }) => name.includes(only)) : [];
for (const look of LOOKS)
  for (const { name, walk } of ways) {
    const page = await open(look);
    // tsx wraps functions in it, and those that run in the page too
    await page.addInitScript('globalThis.__name = (named) => named');
    await walk(page, async (seen, state) => {
      await seen.evaluate(() => window.scrollTo(0, 0));
      taken++;
      const file = `${look.width} ${name}, ${state}`.replaceAll(/[^\w,.]+/g, '-');
      await paintWhole(seen);
      const take = async () => void (await seen.screenshot({ path: join(folder, `${file}.png`), fullPage: true }));
      await (isPseudo ? inPseudo(seen, take) : take());
    }).catch((error: unknown) => {
      console.error(`${name}, ${look.width} px: the walk ends: ${String(error)}`);
      process.exitCode = 1;
    });
    await page.close();
  }
await browser.close();
await site.stop();
console.log(`screens: ${taken} pictures in ${resolve(folder)}`);
