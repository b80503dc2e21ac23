import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, trustIf } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';

const CDN = join(import.meta.dirname, '../../packages/sdk/dist/cdn');
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

test.beforeEach(async ({ page, serve }) => {
  // as pasted by the blog's author, whose copy of the files is at /prosperx/
  const lines = readFileSync(join(CDN, 'snippets/sip-calculator.html'), 'utf8').replace(
    /https:\/\/[^/]+\/sdk\/[^/]+\//g,
    '/prosperx/',
  );
  const server = await serve({
    folders: { '/': import.meta.dirname, '/prosperx/': CDN },
    headers: { 'Content-Security-Policy': POLICY },
    html: (text) => text.replace(/<!-- prosperx: .* -->/, lines),
  });
  await page.goto(server.localhost);
});

const widget = (page: Page) => page.locator('px-sip-calculator');
const invested = (page: Page) => widget(page).getByText('You Invest').locator('xpath=following-sibling::*[1]');

test('a reader sees what a plan could become, changes it, and so does the blog: the last one counts', async ({
  page,
}) => {
  await test.step('nothing is asked of another server', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await waitForIdle(page);
    expect(asked.filter((path) => !/^\/($|blog\.|prosperx\/)/.test(path))).toEqual([]);
  });
  await test.step('the chart is drawn, and its numbers stand in a table', async () => {
    await expect(widget(page).locator('.px-plot__lines')).toBeVisible();
    await expect(widget(page).getByRole('row', { name: '10 yrs ₹6,00,000 ₹9,20,828' })).toBeAttached();
  });
  await test.step('neither restyles the other', async () => {
    const style = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { textTransform, borderTopStyle, fontFamily } = getComputedStyle(button);
        return { textTransform, borderTopStyle, fontFamily };
      });
    expect(await style('Subscribe to this blog')).toMatchObject({
      textTransform: 'uppercase',
      borderTopStyle: 'dashed',
    });
    expect(await style('Start this SIP')).toMatchObject({ textTransform: 'none', fontFamily: 'Georgia, serif' });
    const size = await widget(page)
      .getByRole('status')
      .evaluate((status) => parseFloat(getComputedStyle(status).fontSize));
    expect(size, 'the html font size of the blog is 10 px').toBeGreaterThanOrEqual(14);
  });
  await expect(widget(page).getByRole('status')).toContainText('₹9,20,828');
  await widget(page).getByRole('button', { name: '₹10,000' }).click();
  await expect(invested(page)).toHaveText('₹12,00,000');
  await expect(page.locator('#plan')).toHaveText('₹10,000 a month for 10 years');
  for (const button of ['What my daily tea would become', '₹10,000', 'What my daily tea would become']) {
    await page.getByRole('button', { name: button }).click();
    await expect(invested(page)).toHaveText(button === '₹10,000' ? '₹12,00,000' : '₹72,000');
  }
  await test.step('the blog decides where the widget leads', async () => {
    await widget(page).getByRole('button', { name: 'Start this SIP' }).click();
    await expect(page.locator('#plan')).toHaveText('open an account to start it');
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and nobody scrolls sideways (${scheme})`, trustIf(scheme === 'dark'), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await widget(page).evaluate((element) => element.setAttribute('theme', 'auto'));
    await expect(widget(page).locator('.px-plot__lines')).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width === 390 || scheme === 'dark') await expectNoAxeViolations(page);
    }
  });
}
