import { expect, test } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { giveCode } from './pay-orders.js';
import { makeDatabase } from '@prosperx/e2e/site-database';
import { type SiteServer, startSite } from '@prosperx/e2e/site-server';
import { addToCart, FUND, openFund, payBy } from './shop.js';
import { beSignedIn, moveClock, resetSandbox, signIn, trustIf } from './site.js';

/** The main job, as a person does it: from the password to the units in the portfolio. */
async function mainJob(page: Page) {
  await signIn(page);
  await openFund(page);
  await addToCart(page, 'Lumpsum', '25000');
  await addToCart(page, 'SIP', '5000');
  await page.goto('/v1/cart-review');
  await expect(page.getByText('₹30,000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Pending Payment').first()).toBeVisible();
  await payBy(page, 'Net banking');
  await giveCode(page);
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/v1/thank-you**');
  await expect(page.getByText('Your order has been placed.')).toBeVisible();
}

async function seeUnits(page: Page) {
  await moveClock(page, '2B');
  await page.goto('/v1/profile/portfolio');
  await expect(page.getByRole('button', { name: 'LOGIN/REGISTER' })).toBeVisible();
  await beSignedIn(page);
  await page.goto('/v1/profile/portfolio');
  const row = page.getByRole('row').filter({ hasText: FUND }).first();
  await expect(row).toContainText(/\d+\.\d{3}/);
  await expect(row).toContainText('₹30,000');
}

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  test.describe(`the main job on ${engine}`, () => {
    let site: SiteServer;
    let drop: (() => Promise<unknown>) | undefined;

    test.beforeAll(async () => {
      const database = engine === 'PostgreSQL' ? await makeDatabase() : null;
      test.skip(engine === 'PostgreSQL' && !database, 'no PostgreSQL server: TEST_DATABASE_URL is not set');
      drop = database?.drop;
      site = await startSite(database ? { databaseUrl: database.url } : {});
    });
    test.afterAll(async () => {
      await site?.stop();
      await drop?.();
    });

    for (const width of [1280, 390]) {
      // on PostgreSQL `npm test` does it by keyboard
      const isTrust = width !== 390 || engine === 'PostgreSQL';
      test(`${width} px wide: from the password to the units`, trustIf(isTrust), async ({ browser }) => {
        test.setTimeout(90_000);
        const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height: 800 } });
        await resetSandbox(page);
        await mainJob(page);
        await seeUnits(page);
        await page.close();
      });
    }
  });
}
