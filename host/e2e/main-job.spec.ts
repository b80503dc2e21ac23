import { startSite } from '@prosperx/e2e/site-server';
import type { Page } from 'playwright/test';
import { giveCode } from './pay-orders.js';
import { addToCart, FUND, openFund, payBy } from './shop.js';
import { beSignedIn, expect, moveClock, signIn, test, TRUST, trustIf } from './site.js';

async function atBank(page: Page, button: 'Fail' | 'Pay'): Promise<void> {
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The main job, as a person does it: from the password to the units in the portfolio, paid at the second try at a bank that answers with a page of its own, as the sandbox's does to amounts that end in 21. */
async function mainJob(page: Page) {
  await signIn(page);
  await openFund(page);
  await addToCart(page, 'Lumpsum', '25021');
  await addToCart(page, 'SIP', '5000');
  await page.goto('/v1/cart-review');
  await expect(page.getByText('₹30,021').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Pending Payment').first()).toBeVisible();
  await payBy(page, 'Net banking');
  await giveCode(page);
  await atBank(page, 'Fail');
  await page.waitForURL('**/v1/payment-error**');
  await page.getByRole('button', { name: 'Retry Payment' }).click();
  await payBy(page, 'Net banking');
  await atBank(page, 'Pay');
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
  await expect(row).toContainText('₹30,021');
}

const run = async (page: Page) => {
  await mainJob(page);
  await seeUnits(page);
};

for (const width of [1280, 390]) {
  test.describe(`${width} px wide: the main job`, trustIf(width !== 390), () => {
    test.use({ viewport: { width, height: 800 } });

    test('leads from the password to the units', async ({ page }) => {
      test.setTimeout(90_000);
      await run(page);
    });
  });
}

// what differs between the engines is held without a browser (packages/api: whole-path.test.ts, and in trust server.long.test.ts)
test('the main job leads from the password to the units on the embedded engine too', TRUST, async ({ browser }) => {
  test.setTimeout(180_000);
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 800 } });
  await run(page);
  await page.close();
  await site.stop();
});
