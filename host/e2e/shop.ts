import type { Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { press, type Where } from './pay-orders.js';
import { beSignedIn, expect } from './site.js';

/** One that Asha does not hold yet. */
export const FUND = 'HDFC Flexi Cap Fund';

/** Chooses how to pay on the order summary, by the name of the mode. */
export async function payBy(where: Where, mode: string): Promise<void> {
  await where.getByText(mode, { exact: true }).click();
  await press(where, where.getByRole('button', { name: 'Confirm Payment' }));
}

/** Whether a fund opens its invest form from a bar at the bottom: the page beside it needs 820 px within its margins. */
const hasInvestBar = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** Opens the fund by its address; the way to it over the search is a step of login.spec.ts. */
export async function openFund(page: Page): Promise<void> {
  const schemeId = await schemeNamed(page, 'hdfc flexi');
  await page.goto(`/v1/mutual-fund-detail/HDFC-Flexi-Cap-Fund?${new URLSearchParams({ schemeId })}`);
  await expect(page.getByRole('heading', { level: 1, name: FUND })).toBeVisible();
}

/** Fills in the invest form and presses its button. Wide screens have the form beside the fund; narrow ones open it from the bar at the bottom. */
export async function pressAddToCart(page: Page, kind: 'SIP' | 'Lumpsum', amount: string): Promise<void> {
  const opener = page.getByRole('button', { name: kind === 'SIP' ? 'Start SIP' : 'Lumpsum', exact: true });
  // the loader is a dialog too
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Add to cart' }) });
  const form = hasInvestBar(page) ? sheet : page.getByRole('form', { name: 'Invest' });
  if (hasInvestBar(page) && !(await sheet.isVisible())) await opener.click();
  else await form.getByText(kind, { exact: true }).first().click();
  await form
    .getByLabel(/amount/i)
    .first()
    .fill(amount);
  await form.getByRole('button', { name: 'Add to cart' }).first().click();
}

/** Puts a fund into the cart on its page, and waits until the page says so. */
export async function addToCart(page: Page, kind: 'SIP' | 'Lumpsum', amount: string): Promise<void> {
  await pressAddToCart(page, kind, amount);
  await expect(page.getByRole('status').filter({ hasText: /cart/i }).first()).toBeAttached();
}

/** Pays by net banking what a customer has approved, signed in: no other OTP is asked for. */
export async function payApproved(page: Page, mobile?: string): Promise<void> {
  await beSignedIn(page, mobile);
  // the exchange may still have to answer: the page of the orders waits for that
  await page.getByRole('button', { name: /^(Pay now|Continue to payment)$/ }).click();
  await page.waitForURL('**/v1/order-summary**');
  await page.reload();
  await payBy(page, 'Net banking');
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/v1/thank-you**');
}
