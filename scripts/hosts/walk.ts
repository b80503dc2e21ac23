import { expect, test } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { growthOf } from './growth.js';

/** How often a widget is taken out and put back, and what may be left by chance: one node or listener each time would be that many. */
const TIMES = 200;
const LEFT = TIMES / 4;

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const output = (page: Page, id: string) => page.locator(`output#${id}`);

/** Notes figures of a host for its line of the report. */
const noteFigures = (description: string) => test.info().annotations.push({ type: 'figures', description });

/** The scripts that a page has loaded so far, in kB before compression. */
const scriptSize = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname));
    return Math.round(scripts.reduce((total, { decodedBodySize }) => total + decodedBodySize, 0) / 1_000);
  });

/** Everything that a page says on its console beside what it logs itself. */
export function hearConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** What holds for the page of every host: see examples/hosts/README.md. */
export async function walk(page: Page, origin: string): Promise<void> {
  const said = hearConsole(page);
  await page.goto(origin);

  // an attribute, and a property that the page began with
  await expect(slider(page, 'Time period')).toHaveAttribute('aria-valuetext', '15 years');
  await expect(slider(page, 'Monthly investment')).toHaveAttribute('aria-valuetext', /10,000/);

  // the reader's own edit, of which the page hears
  await expect(async () => {
    // a page that a server rendered hears nothing before its script has taken over
    await slider(page, 'Monthly investment').press('PageUp');
    await expect(output(page, 'heard')).toHaveText(/^changed \d+$/, { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
  await expect(output(page, 'heard')).not.toHaveText('changed 10000');
  const size = await scriptSize(page);

  // a property that the page changes after it
  await page.locator('#set').click();
  await expect(slider(page, 'Monthly investment')).toHaveAttribute('aria-valuetext', /40,000/);

  const growth = await growthOf(page, TIMES);
  expect(growth.nodes, 'nodes that stay').toBeLessThan(LEFT);
  expect(growth.listeners, 'listeners that stay').toBeLessThan(LEFT);
  // a server of another origin need not say how large its files are
  const scripts = size > 0 ? [`${size} kB of scripts`] : [];
  noteFigures(
    [...scripts, `${growth.nodes} nodes and ${growth.listeners} listeners more after ${TIMES} times`].join(', '),
  );

  // events, in lower case and with a hyphen; the page leads on itself
  await page.getByRole('button', { name: 'Start this SIP' }).first().click();
  await expect(output(page, 'led')).toHaveText(/^\/[a-z-]+/);
  // where a router has led away the page that heard is gone
  if (await output(page, 'heard').isVisible()) await expect(output(page, 'heard')).toHaveText(/^chosen \d+$/);
  expect(said, 'what the page says on its console').toEqual([]);
}
