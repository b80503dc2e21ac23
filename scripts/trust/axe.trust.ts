// Axe, sideways scroll and enlarged text over every screen and state of the site; `npm run trust -- axe [WIDTH …]`.
import { axeViolations } from '@prosperx/e2e/axe';
import { cutElements, tooNarrowElements, tooWideElements } from '@prosperx/e2e/layout';
import { startSite } from '@prosperx/e2e/site-server';
import { chromium, type Page } from 'playwright/test';
import { accountWalks } from '../../host/e2e/screens-of-account.js';
import { advisorWalks } from '../../host/e2e/screens-of-advisors.js';
import { fundWalks } from '../../host/e2e/screens-of-funds.js';
import { paymentWalks } from '../../host/e2e/screens-of-payment.js';
import { planWalks } from '../../host/e2e/screens-of-plans.js';
import { type Look, walks } from '../../host/e2e/screens.js';
import { launchOptions } from '../playwright/browser.js';

const [...named] = process.argv.slice(2).map(Number);
const widths = named.length > 0 ? named : [320, 390, 768, 1024, 1280, 1440, 1920];
const looks = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;
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
    // Trust U3: every screen with text twice as large, and from 320 px, nothing sideways or cut
    await withTextOf(page, ENLARGED, async () => {
      const wide = width >= REFLOWS_FROM ? await tooWideElements(page) : [];
      note(`${where}, text at 200 %`, [...asOne(wide), ...(await cutElements(page))]);
    });
  };

const since = performance.now();
const site = await startSite();
const browser = await chromium.launch(launchOptions);
const states = new Set<string>();
for (const width of widths) {
  for (const { name, walk } of [
    ...walks,
    ...fundWalks,
    ...accountWalks,
    ...advisorWalks,
    ...planWalks,
    ...paymentWalks,
  ]) {
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height: 800 } });
    // tsx wraps functions in it, and those that run in the page too
    await page.addInitScript('globalThis.__name = (named) => named');
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
