import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import { ROOT } from '../lib/exec.mjs';
import { growthOf, keepWhatLeaves } from './growth.js';
import { strictPolicy } from './hosts.js';
import { hearConsole, walk } from './walk.js';

const EXAMPLES = join(ROOT, 'examples/hosts');

/** The page with the lines that the server prints for one fixed version. */
async function htmlPage(origin: string): Promise<(text: string) => string> {
  const { version } = (await (await fetch(`${origin}/sdk/manifest.json`)).json()) as { version: string };
  const lines = await (await fetch(`${origin}/sdk/${version}/snippets/sip-calculator.html`)).text();
  expect(lines).toContain(`${origin}/sdk/${version}/`);
  expect(lines).toMatch(/integrity="sha\d{3}-/);
  const element = '<px-sip-calculator monthly-amount="10000" years="15"></px-sip-calculator>';
  const given = lines.replace(/<px-sip-calculator.*<\/px-sip-calculator>/, element);
  expect(given).toContain(element);
  return (text) => text.replace(/<!-- of a fixed version.*-->/, given);
}

test('html: a calculator of a fixed version with integrity stands on a page without a build', async ({
  page,
  site,
  serve,
}) => {
  const headers = strictPolicy(site.origin);
  const folder = join(EXAMPLES, 'html');
  const { loopback } = await serve({ folders: { '/': folder }, headers, html: await htmlPage(site.origin) });
  await walk(page, loopback);
});

test('html: the naive twin, a page that keeps what leaves it, grows', async ({ page, site, serve }) => {
  const headers = strictPolicy(site.origin);
  const folder = join(EXAMPLES, 'html');
  const { loopback } = await serve({ folders: { '/': folder }, headers, html: await htmlPage(site.origin) });
  await keepWhatLeaves(page);
  await page.goto(loopback);
  await expect(page.getByRole('slider').first()).toBeVisible();
  expect((await growthOf(page, 200)).nodes).toBeGreaterThan(200);
});

test('cms: a frame alone, by its address, shows what a page without scripts gives it', async ({
  page,
  site,
  serve,
}) => {
  const said = hearConsole(page);
  const policy = `default-src 'none'; frame-src ${site.origin}; img-src data:; script-src 'none'`;
  const html = (text: string) => text.replaceAll('https://invest.example', site.origin);
  const headers = { 'Content-Security-Policy': policy };
  const { loopback } = await serve({ folders: { '/': join(EXAMPLES, 'cms') }, headers, html });
  await page.goto(loopback);
  const frame = page.frameLocator('iframe');
  const amount = frame.getByRole('slider', { name: 'Monthly investment' });
  await expect(amount).toHaveAttribute('aria-valuetext', /10,000/);
  await expect(frame.getByRole('slider', { name: 'Time period' })).toHaveAttribute('aria-valuetext', '15 years');
  await amount.press('PageUp');
  await expect(amount).not.toHaveAttribute('aria-valuetext', /10,000/);
  // no line of the page is cut off
  const height = await page.frames()[1]?.evaluate(() => document.querySelector('#widget')?.scrollHeight ?? 0);
  const given = Number(/height="(\d+)"/.exec(readFileSync(join(EXAMPLES, 'cms/index.html'), 'utf8'))?.[1]);
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(given);
  expect(said).toEqual([]);
});
