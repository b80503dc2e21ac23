import { launchOptions } from '@prosperx/e2e/browser';
import { type Browser, chromium } from 'playwright';
import { median } from './compare.js';
import { onSlowPhone, SLOW_PHONE } from './slow-phone.js';

const ROUNDS = 7;

/** What a visitor with nothing kept waits for, in milliseconds from the start of the visit, and what that weighs on the wire. */
interface Visit {
  readonly answered: number;
  readonly painted: number;
  readonly usable: number;
  readonly atRest: number;
  readonly files: number;
  readonly bytes: number;
  readonly scripts: number;
}

/** A figure of a visit for each phase, read in the page once its top funds stand. */
const READ = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = performance.getEntriesByType('resource');
  const sum = (entries) => entries.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  return {
    answered: navigation.responseStart,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    files: loaded.length + 1,
    bytes: navigation.encodedBodySize + sum(loaded),
    scripts: sum(loaded.filter(({ name }) => name.endsWith('.js'))),
  };
})()`;

const visitHome = (browser: Browser, url: string): Promise<Visit> =>
  onSlowPhone(browser, async (page) => {
    const since = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^Debt/ }).first().waitFor();
    const usable = performance.now() - since;
    await page.waitForLoadState('networkidle');
    // the half second in which nothing was asked for is part of no wait
    const atRest = Math.max(usable, performance.now() - since - 500);
    return { ...((await page.evaluate(READ)) as Omit<Visit, 'usable' | 'atRest'>), usable, atRest };
  });

/** Prints bytes and times of the home page of a running site, by first visits of a slow phone. */
export async function printHome(origin: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visitHome(browser, `${origin}/v1/home`));
  await browser.close();
  const of = (figure: keyof Visit) => Math.round(median(visits.map((visit) => visit[figure]))).toLocaleString('en');
  console.log(
    `/v1/home: ${of('bytes')} bytes on the wire in ${of('files')} files at rest, ${of('scripts')} of them scripts; medians of ${ROUNDS} first visits of a slow phone (${SLOW_PHONE}): answered after ${of('answered')} ms, first painted after ${of('painted')}, its tiles stand after ${of('usable')}, at rest after ${of('atRest')}`,
  );
}
