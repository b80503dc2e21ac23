import { expect, test as base } from '@prosperx/e2e';
import type { Page } from 'playwright/test';

/** What is shipped, as `npm run e2e` builds it. */
const CDN = new URL('../../../../dist/cdn', import.meta.url).pathname;

// The strictest policy a page may have, besides leave to ask its own server.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

const html = (name: string, attributes: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title>
<meta name="color-scheme" content="light dark">
<main><h1>A page</h1><px-${name} ${attributes}></px-${name}></main>
<script type="module" src="/prosperx/${name}.js"></script></html>`;

/** Opens a page that shows one calculator, by its name and its attributes. */
export const test = base.extend<{ open: (name: string, attributes?: string) => Promise<Page> }>({
  open: async ({ page, serve }, give) => {
    await give(async (name, attributes = '') => {
      const site = await serve({
        folders: { '/prosperx/': CDN },
        files: { '/': html(name, attributes) },
        headers: { 'Content-Security-Policy': POLICY },
      });
      await page.goto(site.localhost);
      // the first is the figure; what the tools say may stand there by then
      await expect(page.getByRole('status').first()).toBeVisible();
      return page;
    });
  },
});

/** Waits until the chart is drawn and its table is there. */
export const chartDrawn = (page: Page) => expect(page.locator('.px-plot__lines')).toBeVisible();

/** Answers the list of top funds; schemes and figures are invented. */
export async function answerTopFunds(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const names = ['Sahyadri ELSS Tax Saver Fund', 'Nilgiri Long Term Equity Fund of eighty letters '.padEnd(80, 'x')];
  await page.route('**/prosperx-api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const data = names.map((name, index) => fund(name, 21.84 - index));
    await route.fulfill({ json: { meta: { message: 'success', statusCode: 200 }, data } });
  });
  return asked;
}

const fund = (schemeName: string, threeYearReturn: number) => ({
  encryptedSchemeId: schemeName.slice(0, 3),
  schemeName,
  fundHouse: 'Sahyadri Mutual Fund',
  category: 'ELSS',
  subCategory: 'ELSS',
  plan: 'Regular',
  option: 'Growth',
  riskometer: 'Very High',
  fundInvestmentObjective: 'Growth.',
  nav: 12.5,
  lastUpdatedNavDate: '2026-11-19',
  oneYearReturn: 1,
  threeYearReturn,
  fiveYearReturn: null,
  minimumSipAmount: 500,
  minimumLumpsumAmount: 500,
  tags: [{ tag: 'ELSS' }],
});

/** Keeps what bubbles up to the document under a name, across the shadow boundary. */
export async function listen(page: Page, type: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(window, { [`heard-${name}`]: heard });
    document.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  }, type);
  return () => page.evaluate((name) => (window as never as Record<string, unknown[]>)[`heard-${name}`] ?? [], type);
}

export { expect };
