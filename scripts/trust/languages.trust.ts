// Every language over the pages that it has words for, public and private, at 320 and 390 px and with text twice as large: nothing cut, covered or in English; and every screen of visitors in a pseudo-language 40 % longer. `npm run trust -- languages [LANGUAGE …]`.
import { LANGUAGES } from '@prosperx/core/language';
import { coveredControls, cutElements, tooNarrowElements, tooWideElements } from '@prosperx/e2e/layout';
import { inPseudo } from '@prosperx/e2e/pseudo';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { NAMES, PEOPLE } from '../../host/e2e/private-pages.js';
import { PUBLIC_PAGES } from '../../host/e2e/public-pages.js';
import { fundWalks } from '../../host/e2e/screens-of-funds.js';
import { walks } from '../../host/e2e/screens.js';
import { resetSandbox } from '../../host/e2e/site.js';
import { addressIn, hasPrivateWords } from '../../host/e2e/words-in.js';
import { launchOptions } from '../playwright/browser.js';
import { englishIn } from '../words/english-left.js';

const PSEUDO = 'pseudo';
const named = process.argv.slice(2);
const languages =
  named.length > 0 ? named : [PSEUDO, ...Object.keys(LANGUAGES).filter((language) => language !== 'en')];
const WIDTHS = [320, 390] as const;
const HEIGHT = 800;
/** So wide that filters stand beside their list, and tables have all of their columns. */
const WIDE = 1_280;
const ENLARGED = '32px';

const findings = new Map<string, string[]>();
let checked = 0;

function note(where: string, found: readonly string[]): void {
  checked++;
  for (const one of found) findings.set(one, [...(findings.get(one) ?? []), where]);
}

/** What cannot be read of a page as it stands. */
const unreadable = async (page: Page) => [
  ...(await tooWideElements(page)),
  ...(await tooNarrowElements(page)),
  ...(await cutElements(page)),
  ...(await coveredControls(page)),
];

/** As it is, and with text twice as large; that may be wider than 320 px, as half of it is. */
async function lookAt(page: Page, where: string): Promise<void> {
  note(where, await unreadable(page));
  const set = (size: string) => page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  await set(ENLARGED);
  note(`${where}, text at 200 %`, [...(await cutElements(page)), ...(await coveredControls(page))]);
  await set('');
}

/** What a page says in Latin letters, for screen readers too, outside of what is marked as English: names. Runs in the page. */
function latinTexts(): string[] {
  const found = new Set<string>();
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (element.closest('script, style, noscript, template, [lang=en]')) continue;
      const labels = ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
      const texts = [...element.childNodes].map((child) => (child instanceof Text ? child.data : ''));
      for (const text of [...labels, ...texts]) if (/[A-Za-z]{2}/.test(text)) found.add(text.trim());
    }
  };
  visit(document);
  return [...found];
}

/** What a page marks as English, the longest first. Runs in the page. */
function markedAsEnglish(): string[] {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (element.matches('[lang=en], [lang=en] h1')) found.push((element.textContent ?? '').trim());
    }
  };
  visit(document);
  return found.filter((name) => name !== '' && name !== 'English').sort((one, other) => other.length - one.length);
}

const since = performance.now();
const site = await startSite();
const browser = await chromium.launch(launchOptions);
const funds = await (await fetch(`${site.origin}/sitemap-funds-1.xml`)).text();
const [, fund = ''] = /\/v1(\/mutual-fund-detail[^<]+)/.exec(funds) ?? [];

/** Codes such as a PAN of which some is hidden, and numbers of orders. */
const CODES = /\b[A-Z]+[\d•][\w•]*|\breq_[\w-]+/g;

/** Names stay in English wherever they are said: of schemes and houses, as the site itself marks them, of people, of languages, and of what was searched for. */
const names = new Set([...NAMES, ...NAMES.flatMap((name) => name.split(' ').slice(0, 1)), LANGUAGES.en]);
const withoutNames = (text: string) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' ').replaceAll(name.toUpperCase(), ' '), text)
    .replaceAll(CODES, ' ')
    .replaceAll(/“[^”]*”/g, ' ');

async function openAt(width: number): Promise<Page> {
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  // tsx wraps functions in it, and those that run in the page too
  await page.addInitScript('globalThis.__name = (given) => given');
  return page;
}

/** Every screen and state of visitors. */
async function walkInPseudo(width: number): Promise<void> {
  for (const { name, walk } of [...walks, ...fundWalks]) {
    const page = await openAt(width);
    const look = (seen: Page, state: string) => inPseudo(seen, () => lookAt(seen, `${state}, pseudo, ${width} px`));
    await walk(page, look).catch((error: unknown) => note(`${name}, ${width} px`, [`the walk ends: ${String(error)}`]));
    await page.close();
  }
}

/** Whether each widget has come in the language of the page, in place of what the server has rendered. Runs in the page. */
const isSpoken = (language: string): boolean =>
  [...document.querySelectorAll('[data-px-scope]')].every(
    (scope) => scope.getAttribute('lang') === language && scope.textContent !== '',
  );

/** A chart follows a change of the width a frame later. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Pages by their addresses, at each width. */
async function seePages(page: Page, language: string, paths: readonly string[], who: string): Promise<void> {
  for (const path of paths) {
    const where = `${who}${path.replace(/(?<=paymentUrl=).*/, '…')}, ${language}`;
    // what is far from the reader keeps the width at which it was last laid out
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(addressIn(language, path), { waitUntil: 'networkidle' });
    await page
      .waitForFunction(isSpoken, language, { timeout: 15_000 })
      .catch(() => note(where, ['a widget does not come in the language']));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await drawn(page);
      await lookAt(page, `${where}, ${width} px`);
    }
    const english = await page.evaluate(latinTexts);
    await page.setViewportSize({ width: WIDE, height: HEIGHT });
    await drawn(page);
    english.push(...(await page.evaluate(latinTexts)));
    for (const name of await page.evaluate(markedAsEnglish)) names.add(name);
    const left = new Set(english.filter((text) => englishIn(withoutNames(text)).length > 0));
    note(
      where,
      [...left].map((text) => `English is left: "${text.slice(0, 80)}"`),
    );
  }
  await page.close();
}

/** Every public page, and each person's where the language has their words. */
async function seeAllPages(language: string): Promise<void> {
  await seePages(await openAt(WIDTHS[0]), language, [...PUBLIC_PAGES, fund], '');
  for (const [who, arrive] of hasPrivateWords(language) ? Object.entries(PEOPLE) : []) {
    const page = await openAt(WIDTHS[0]);
    await resetSandbox(page);
    await seePages(page, language, await arrive(page), `${who}: `);
  }
}

for (const language of languages)
  if (language === PSEUDO) for (const width of WIDTHS) await walkInPseudo(width);
  else await seeAllPages(language);
await browser.close();
await site.stop();

for (const [found, places] of findings) console.log(`${found}\n  at: ${places.join('; ')}`);
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(
  `languages: ${languages.length} at ${WIDTHS.length} widths, text at 200 %: ${checked} looks, ${findings.size} findings, ${seconds} s`,
);
if (findings.size > 0) process.exitCode = 1;
