import { projectSip, rateBounds, SIP_MONTHLY_BOUNDS, YEARS_BOUNDS } from '@prosperx/core/calculator';
// The time that a slow phone waits for the figure of a calculator: ours next to the figure as mere text, to a script that weighs as much
// and only writes it, and to what people write today.
import { formatMoney } from '@prosperx/core/format';
import { toRupees } from '@prosperx/core/money';
import { launchOptions } from '@prosperx/e2e/browser';
import { type Browser, chromium } from 'playwright';
import { median } from './compare.js';
import { type FigurePage, openFigureSite } from './figure-site.js';
import { onSlowPhone, SLOW_PHONE } from './slow-phone.js';

const ROUNDS = 16;
/** The budget of our element, in times of the static text. */
const AT_MOST = 1.35;

const plan = {
  monthlyAmount: SIP_MONTHLY_BOUNDS.default,
  annualRatePercent: rateBounds().default,
  years: YEARS_BOUNDS.default,
};
const figure = formatMoney(projectSip(plan).value);

/** Runs in the page before all else: keeps when the frame with the figure was on its way to the screen. */
const watchFor = (element = 'body') => `
  globalThis.figureStands = new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector('${element}');
      const text = (found?.shadowRoot ?? found)?.textContent ?? '';
      if (!text.includes('${figure}')) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });`;

/** Milliseconds from the start of a visit, with nothing kept from an earlier one, until the figure stands. */
const timeOf = (browser: Browser, origin: string, { path, element }: FigurePage): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(watchFor(element));
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    return Number(await page.evaluate('figureStands'));
  });

const site = await openFigureSite(figure, {
  amount: toRupees(plan.monthlyAmount),
  rate: plan.annualRatePercent,
  years: plan.years,
});
const browser = await chromium.launch(launchOptions);
const times = site.pages.map((): number[] => []);
// in turn, so that a busy machine slows all of them; another one first in each round, since a page that closes slows the next.
// The first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  for (let turn = 0; turn < site.pages.length; turn++) {
    const index = (round + turn) % site.pages.length;
    const page = site.pages[index];
    const time = page ? await timeOf(browser, site.origin, page) : Number.NaN;
    if (round > 0) times[index]?.push(time);
  }
}
await browser.close();
await site.close();

const medians = times.map(median);
const [text = Number.NaN, , ours = Number.NaN] = medians;
console.log(`until ${figure} stands on a slow phone (${SLOW_PHONE}), medians of ${ROUNDS} rounds:`);
for (const [index, { name }] of site.pages.entries()) {
  const time = medians[index] ?? Number.NaN;
  console.log(
    `${name.padEnd(22)} ${time.toFixed(0).padStart(6)} ms ${(time / text).toFixed(2).padStart(6)} × static text`,
  );
}
if (ours > AT_MOST * text) {
  console.log(`ours takes longer than ${AT_MOST} × static text`);
  process.exitCode = 1;
}
