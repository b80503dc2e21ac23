import { expect } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { addToCart, FUND, openFund } from './shop.js';
import { ASHA, lastCode, moveClock, signIn } from './site.js';

/** What somebody wants: whole rupees, once and monthly. */
export interface Basket {
  readonly lumpsum: number;
  readonly sip: number;
  /** The site has said that the orders are made, and that they are paid. */
  ordered: boolean;
  paid: boolean;
}

const LONGEST = 10 * 60_000;
const TIMEOUT = 8_000;

/** Tries until it is done, as people do: what fails or takes too long is tried again. Throws after ten minutes. */
async function until(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  page.setDefaultTimeout(TIMEOUT);
  await expect(async () => expect(await isDone()).toBe(true)).toPass({ timeout: LONGEST, intervals: [300] });
}

/** Goes to a page of an investor, past the login when that is asked for. */
async function enter(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  const visitor = page.getByRole('banner').getByRole('button', { name: /log ?in/i });
  await expect(visitor.or(page.getByRole('button', { name: /^Account/ })).first()).toBeVisible();
  if (await visitor.isVisible()) {
    await signIn(page);
    await page.goto(path);
  }
  return true;
}

async function fill(page: Page, { lumpsum, sip }: Basket): Promise<boolean> {
  await enter(page, '/v1/cart-review');
  await expect(page.getByRole('button', { name: 'Place order' }).or(page.getByText('is empty')).first()).toBeVisible();
  for (const [kind, list, amount] of [
    ['Lumpsum', 'Lumpsum', lumpsum],
    ['SIP', 'Monthly SIPs', sip],
  ] as const) {
    const rows = page.getByRole('region', { name: list, exact: true }).getByRole('listitem');
    const count = await rows.count();
    if (count === 1) continue;
    if (count > 1)
      await rows
        .last()
        .getByRole('button', { name: /^Remove/ })
        .click();
    else {
      await openFund(page);
      await addToCart(page, kind, String(amount));
    }
    return false;
  }
  return true;
}

/** Whether the orders are made; false when an answer was lost and the cart, looked at again, is empty. */
async function place(page: Page): Promise<boolean> {
  let gone = false;
  await until(page, async () => {
    if (/order-summary/.test(page.url())) return true;
    const button = page.getByRole('button', { name: 'Place order' });
    if (!(await button.isVisible())) {
      await enter(page, '/v1/cart-review');
      await expect(button.or(page.getByText('is empty')).first()).toBeVisible();
      gone = await page.getByText('is empty').isVisible();
      if (gone) return true;
    }
    await button.click();
    await page.waitForURL('**/order-summary**');
    return true;
  });
  return !gone;
}

/** From the orders to the bank's page. */
async function confirm(page: Page, summary: string): Promise<void> {
  await until(page, async () => {
    await enter(page, summary);
    const [pay, code] = [page.getByRole('button', { name: 'Confirm Payment' }), page.getByLabel('One-time password')];
    const processing = page.getByText(/^A payment of .* is in progress/);
    await expect(pay.or(processing).first()).toBeVisible();
    if (await processing.isVisible()) {
      // whoever never saw the bank's page waits until the bank has given it up
      await moveClock(page, 'PT21M');
      return false;
    }
    await page.getByText('Net banking', { exact: true }).click();
    await pay.click();
    const bank = page.waitForURL('**/sandbox/bank/**');
    await Promise.race([bank, code.waitFor()]);
    if (await code.isVisible()) {
      await code.fill(await lastCode(page, ASHA));
      await page.getByRole('button', { name: /^Confirm ₹/ }).click();
    }
    await bank;
    return true;
  });
}

async function pay(page: Page, bankPage: string): Promise<void> {
  await until(page, async () => {
    await page.goto(bankPage);
    const [press, back] = [page.getByRole('button', { name: 'Pay', exact: true }), page.getByRole('link')];
    await press.or(back).first().click();
    await page.waitForURL('**/v1/thank-you**');
    await expect(page.getByText('Your order has been placed.')).toBeVisible();
    return true;
  });
}

/** The main job up to the thank-you page, at a server that dies and comes back. Notes in the basket what the site has said. */
export async function invest(page: Page, basket: Basket): Promise<void> {
  await until(page, () => fill(page, basket));
  if (!(await place(page))) return;
  basket.ordered = true;
  await confirm(page, page.url());
  await pay(page, page.url());
  basket.paid = true;
}

/** Two working days later: the units, and the money that is in them. */
export async function seeUnits(page: Page, invested: string): Promise<void> {
  await until(page, () => moveClock(page, '2B').then(() => true));
  await until(page, async () => {
    await enter(page, '/v1/profile/portfolio');
    const row = page.getByRole('row').filter({ hasText: FUND }).first();
    await expect(row).toContainText(/\d+\.\d{3}/);
    await expect(row).toContainText(invested);
    return true;
  });
}
