// Axe, sideways scroll and enlarged text over every screen and state of the site; `npm run trust -- axe [WIDTH …] [WALK …]`.
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { searchFunds } from '@prosperx/core/fund';
import { API_PREFIX } from '@prosperx/core/http';
import { axeViolations } from '@prosperx/e2e/axe';
import { cutElements, schemesWithoutWarning, tooNarrowElements, tooWideElements } from '@prosperx/e2e/layout';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { walksNamed } from '../../host/e2e/all-walks.js';
import type { Look } from '../../host/e2e/screens.js';
import { launchOptions } from '../playwright/browser.js';

const args = process.argv.slice(2);
const isWidth = (arg: string) => /^\d+$/.test(arg);
const named = args.filter(isWidth).map(Number);
const widths = named.length > 0 ? named : [320, 390, 768, 1024, 1280, 1440, 1920];
const chosen = walksNamed(args.filter((arg) => !isWidth(arg)));
const looks = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;
/** tsx wraps functions in it, and those that run in the page too. */
const NAMED = 'globalThis.__name = (named) => named';
const ENLARGED = '32px';
/** Twice the 320 px that everything must fit into. */
const REFLOWS_FROM = 640;

const violations = new Map<string, string[]>();
let checked = 0;

function note(where: string, found: readonly string[]): void {
  checked++;
  for (const one of found) violations.set(one, [...(violations.get(one) ?? []), where]);
}

async function withTextOf(page: Page, size: string, task: () => Promise<void>): Promise<void> {
  const set = (value: string) => page.evaluate((text) => (document.documentElement.style.fontSize = text), value);
  await set(size);
  await task();
  await set('');
}

/** The review page shows each widget several times, so that landmarks of the same name are many there. */
const withoutOn = (state: string) => (state === 'review' ? ['landmark-unique'] : []);

/** What one wide element causes is one finding. */
const asOne = (lines: readonly string[]) => (lines.length > 0 ? [lines.join('\n  ')] : []);

// Trust U1: every screen and state at seven widths, light, dark, forced colours
const lookAt =
  (width: number): Look =>
  async (page, state) => {
    const where = `${state}, ${width} px`;
    for (const { name, media } of looks) {
      await page.emulateMedia(media);
      note(`${where}, ${name}`, await axeViolations(page, { without: withoutOn(state) }));
    }
    await page.emulateMedia(looks[0].media);
    note(where, [...asOne(await tooWideElements(page)), ...(await tooNarrowElements(page))]);
    note(where, await schemesWithoutWarning(page, schemes, RISK_WARNING));
    // Trust U3: every screen with text twice as large, and from 320 px, nothing sideways or cut
    await withTextOf(page, ENLARGED, async () => {
      const wide = width >= REFLOWS_FROM ? await tooWideElements(page) : [];
      note(`${where}, text at 200 %`, [...asOne(wide), ...(await cutElements(page))]);
      // Trust G1: every screen and state that names a scheme, from 320 px and with text twice as large: the warning to the letter, none of it cut off
      note(`${where}, text at 200 %`, await schemesWithoutWarning(page, schemes, RISK_WARNING));
    });
  };

/** The names of all schemes that the sandbox has. */
async function schemeNames(origin: string): Promise<string[]> {
  const pageOf = async (number: number) => {
    const answer = await fetch(`${origin}${API_PREFIX}${searchFunds.path}?q=&PageNumber=${number}`);
    return (await answer.json()) as { data: { content: { schemeName: string }[]; totalPages: number } };
  };
  const { totalPages } = (await pageOf(0)).data;
  const names: string[] = [];
  for (let number = 0; number < totalPages; number += 1)
    names.push(...(await pageOf(number)).data.content.map(({ schemeName }) => schemeName));
  return names;
}

const since = performance.now();
const site = await startSite();
const browser = await chromium.launch(launchOptions);
const schemes = await schemeNames(site.origin);
// Trust G1, control: a page that names a scheme and has no warning, or one with a word less, is found
const bare = await browser.newPage();
for (const warning of ['', RISK_WARNING.replace(/\w+\.?$/, '')]) {
  await bare.setContent(`<p>${schemes[0]}</p><p>${warning}</p>`);
  await bare.evaluate(NAMED);
  if ((await schemesWithoutWarning(bare, schemes, RISK_WARNING)).length === 0)
    note('a page without the warning', ['it is not found to lack it']);
}
await bare.close();
const states = new Set<string>();
for (const width of widths) {
  for (const { name, walk } of chosen) {
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height: 800 } });
    await page.addInitScript(NAMED);
    const look = lookAt(width);
    await walk(page, (seen, state) => look(seen, (states.add(state), state))).catch((error: unknown) =>
      note(`${name}, ${width} px`, [`the walk ends: ${String(error)}`]),
    );
    await page.close();
  }
}
await browser.close();
await site.stop();

for (const [found, places] of violations) console.log(`${found}\n  at: ${places.join('; ')}`);
const seconds = ((performance.now() - since) / 1_000).toFixed(0);
console.log(
  `axe: ${states.size} states at ${widths.length} widths, light, dark, forced colours and text at 200 %: ${checked} checks, ${violations.size} findings, ${seconds} s`,
);
if (violations.size > 0) process.exitCode = 1;
