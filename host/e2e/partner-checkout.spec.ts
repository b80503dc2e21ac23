import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discardOrders } from './cart.js';
import { giveCode } from './pay-orders.js';
import { FUND, payBy } from './shop.js';
import { ASHA, beSignedIn, expect, PASSWORD, test } from './site.js';

const EXAMPLE = join(import.meta.dirname, '../../examples/partner-checkout');

test('on a page of a partner a customer signs in, buys a fund, and sees what became of it', async ({
  page,
  site,
  serve,
}) => {
  await beSignedIn(page);
  await discardOrders(page);
  await page.context().clearCookies();
  const script = readFileSync(join(EXAMPLE, 'bank.js'), 'utf8').replaceAll('https://invest.example', site.origin);
  const { loopback } = await serve({ folders: { '/': EXAMPLE }, files: { '/bank.js': script } });
  await page.goto(loopback);

  await page.getByRole('combobox', { name: 'Search funds' }).fill('hdfc flexi cap');
  await page.keyboard.press('Enter');
  await page.locator('main').getByRole('link', { name: FUND }).first().click();
  await page.getByText('Lumpsum', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('link', { name: /Review cart/ })
    .or(page.getByRole('button', { name: /Review cart/ }))
    .click();

  await page
    .getByRole('button', { name: /Log in|Login/ })
    .last()
    .click();
  await page.getByLabel('Mobile number').fill(ASHA);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();

  await page.getByRole('button', { name: 'Place order' }).click();
  await payBy(page, 'One time mandate');
  await giveCode(page);
  await expect(page.getByText('We have received your payment')).toBeVisible();
  await page.getByRole('button', { name: 'Track orders' }).click();
  await expect(page.getByRole('heading', { name: /order/i }).first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(loopback);
});
