// Axe, sideways scroll, enlarged and spaced text, targets, motion and the lines of charts over every screen and state of the site; `npm run trust -- axe [WIDTH …] [WALK …]`.
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { searchFunds } from '@prosperx/core/fund';
import { API_PREFIX } from '@prosperx/core/http';
import { axeViolations } from '@prosperx/e2e/axe';
import { cutElements, schemesWithoutWarning, tooNarrowElements, tooWideElements } from '@prosperx/e2e/layout';
import {
  linesAlike,
  movingElements,
  reachingControls,
  type Target,
  targetsOf,
  tooSmallWarnings,
  withWideSpacing,
} from '@prosperx/e2e/senses';
import { startSite } from '@prosperx/e2e/site-server';
import { listenToMessages, messagesSaidTwice, namelessNodes } from '@prosperx/e2e/spoken';
import { chromium, type Page } from 'playwright/test';
import { walksNamed } from '../../host/e2e/all-walks.js';
import type { Look } from '../../host/e2e/screens.js';
import { launchOptions } from '../playwright/browser.js';

const args = process.argv.slice(2);
const isWidth = (arg: string) => /^\d+$/.test(arg);
const named = args.filter(isWidth).map(Number);
const widths = named.length > 0 ? named : [320, 390, 768, 1280, 1920];
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
/** What stands below a calculator. */
const WARNINGS = [RISK_WARNING, 'Results are indicative only.'];
/** Windows up to here are those of phones, which are touched. */
const PHONE = 430;
/** In px: the least side of what can be pressed, and what a finger finds at once. */
const [LEAST, COMFORTABLE] = [24, 44];
/** In px: what a control may take of the edge of another one beside it. */
const EDGE = 4;
/** Percent of the controls on phones that are comfortable, at least. */
const COMFORTABLE_SHARE = 95;

/** A page with a fault of each kind. */
const FAULTY = `<!doctype html><style>
@keyframes turn { to { rotate: 1turn } } .turns { animation: turn 1s infinite }
.tight { width: 12ch; white-space: nowrap; overflow: hidden; font: 16px monospace } button { all: unset; height: 20px; width: 20px }
.wide { position: relative } .wide::after { content: ''; position: absolute; inset: -10px 0 }
</style><div><a href="#">One</a></div><div><a class="wide" href="#">Two</a></div><p class="tight">twelve signs</p><p class="turns">turns</p><button></button>
<div class="px-plot" role="img" aria-label="Two"><svg class="px-plot__lines"><path d="M0 0L1 1"/><path d="M0 1L1 0"/></svg></div>
<div class="px-calc"><label>Amount</label><small>${RISK_WARNING}</small></div>`;

const violations = new Map<string, string[]>();
const touched = { all: 0, large: 0, small: new Map<string, number>() };
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

// Trust U4: every control of every screen and state: none below 24 px, and 95 % of them 44 px on a phone, but for links within sentences, which are as high as their line
function noteTargets(where: string, isPhone: boolean, targets: readonly Target[]): void {
  const isUnder = ({ width, height }: Target, side: number) => Math.min(width, height) < side - 0.5;
  const written = ({ name, width, height }: Target) => `${name} of ${width.toFixed(0)} × ${height.toFixed(0)} px`;
  note(where, targets.filter((one) => isUnder(one, LEAST)).map(written));
  if (!isPhone) return;
  const small = targets.filter((one) => isUnder(one, COMFORTABLE));
  touched.all += targets.length;
  touched.large += targets.length - small.length;
  for (const one of small) touched.small.set(written(one), (touched.small.get(written(one)) ?? 0) + 1);
}

/** What one wide element causes is one finding. */
const asOne = (lines: readonly string[]) => (lines.length > 0 ? [lines.join('\n  ')] : []);

// Trust U1: every screen and state at five widths in light, and its colours in dark and in forced colours
const lookAt =
  (width: number): Look =>
  async (page, state) => {
    const where = `${state}, ${width} px`;
    // Trust U5: on the way to every screen and state no message said twice, no region within another; a name for every control, heading, picture and dialog of the tree
    note(where, [...(await messagesSaidTwice(page)), ...(await namelessNodes(page))]);
    // Trust U9: nothing moves on any screen or state with reduced motion
    note(where, await movingElements(page));
    // Trust U8: lines of a chart differ by dashes or by what is below them
    note(where, await linesAlike(page));
    noteTargets(where, width <= PHONE, await targetsOf(page));
    if (width <= PHONE) note(where, await reachingControls(page, EDGE));
    for (const { name, media } of looks) {
      await page.emulateMedia(media);
      const coloursOnly = name !== looks[0].name;
      note(`${where}, ${name}`, await axeViolations(page, { coloursOnly }));
    }
    await page.emulateMedia(looks[0].media);
    note(where, [...asOne(await tooWideElements(page)), ...(await tooNarrowElements(page))]);
    note(where, await schemesWithoutWarning(page, schemes, RISK_WARNING));
    // Trust G6: warnings of every calculator, at every width and with text twice as large, no smaller than the labels around them
    note(where, await tooSmallWarnings(page, WARNINGS));
    // Trust U3: every screen with letters, words, lines and paragraphs as far apart as WCAG 1.4.12 has them, nothing sideways or cut
    await withWideSpacing(page, async () => {
      note(`${where}, wide spacing`, [...asOne(await tooWideElements(page)), ...(await cutElements(page))]);
    });
    // Trust U3: every screen with text twice as large, and from 320 px, nothing sideways or cut
    await withTextOf(page, ENLARGED, async () => {
      const wide = width >= REFLOWS_FROM ? await tooWideElements(page) : [];
      note(`${where}, text at 200 %`, [...asOne(wide), ...(await cutElements(page))]);
      note(`${where}, text at 200 %`, await tooSmallWarnings(page, WARNINGS));
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
await bare.addInitScript(NAMED);
for (const warning of ['', RISK_WARNING.replace(/\w+\.?$/, '')]) {
  await bare.setContent(`<p>${schemes[0]}</p><p>${warning}</p>`);
  await bare.evaluate(NAMED);
  if ((await schemesWithoutWarning(bare, schemes, RISK_WARNING)).length === 0)
    note('a page without the warning', ['it is not found to lack it']);
}
// Trust G6, U3, U4, U5, U8, U9, control: a page with a fault of each kind is found to have it
await listenToMessages(bare);
await bare.goto(`data:text/html,${encodeURIComponent(FAULTY)}`);
await bare.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p role=alert>No</p><p role=alert>No</p>'));
const spaced: string[] = [];
await withWideSpacing(bare, async () => void spaced.push(...(await cutElements(bare))));
for (const [fault, found] of Object.entries({
  'text that is cut once it is spaced': spaced,
  'a small control': (await targetsOf(bare)).filter(({ height }) => height < LEAST),
  'a control pressed in place of another': await reachingControls(bare, EDGE),
  'a message said twice': await messagesSaidTwice(bare),
  'a button without a name': await namelessNodes(bare),
  'lines told apart by colour': await linesAlike(bare),
  'a small warning': await tooSmallWarnings(bare, WARNINGS),
  'what moves': await movingElements(bare),
}))
  if (found.length === 0) note('a page with faults', [`${fault} is not found`]);
await bare.close();
const states = new Set<string>();
for (const width of widths) {
  for (const { name, walk } of chosen) {
    const page = await browser.newPage({
      baseURL: site.origin,
      viewport: { width, height: 800 },
      hasTouch: width <= PHONE,
    });
    await page.addInitScript(NAMED);
    await listenToMessages(page);
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
for (const [name, count] of [...touched.small].sort((one, other) => other[1] - one[1]).slice(0, 40))
  console.log(`${count} times under ${COMFORTABLE} px: ${name}`);
console.log(
  `axe: ${states.size} states at ${widths.length} widths, light, dark, forced colours, wide spacing and text at 200 %: ${checked} checks, ${violations.size} findings, ${seconds} s`,
);
const share = (100 * touched.large) / Math.max(1, touched.all);
console.log(`axe: ${touched.all} targets on phones, ${share.toFixed(1)} % at least ${COMFORTABLE} px high and wide`);
if (violations.size > 0 || (touched.all > 0 && share < COMFORTABLE_SHARE)) process.exitCode = 1;
