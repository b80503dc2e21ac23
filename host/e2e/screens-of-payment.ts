import type { Page } from 'playwright/test';
import { addLumpsum, addToFolio } from './cart.js';
import { answerCautiously, giveCode, summaryOf, waitingOrders } from './pay-orders.js';
import { type Look, walk } from './screens.js';
import { payBy } from './shop.js';
import { beSignedIn, expect } from './site.js';

const given = (paymentUrl: string) => new URLSearchParams({ paymentUrl }).toString();

async function seeWaysToPay(page: Page, look: Look): Promise<void> {
  await beSignedIn(page);
  const { paymentUrl } = await waitingOrders(page, 2_50_000);
  await page.goto(summaryOf(paymentUrl));
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Please select investment mode.')).toBeVisible();
  await look(page, 'order summary, no mode');
  await page.getByText('UPI', { exact: true }).click();
  await page.getByRole('radio', { name: 'UPI ID' }).check({ force: true });
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('nobody');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'UPI ID' })).toHaveAttribute('aria-invalid', 'true');
  await page.locator('summary').first().click();
  await look(page, 'order summary, wrong UPI id');
  await page.goto(`/v1/upi-payment?${given(paymentUrl)}`);
  await expect(page.getByText('How it works')).toBeVisible();
  await look(page, 'UPI form');
  await page.goto(`/v1/neft-payment?${given(paymentUrl)}`);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Please enter UTR number')).toBeVisible();
  await look(page, 'NEFT, UTR missing');
  await page.goto(`/v1/cheque-payment?${given(paymentUrl)}`);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Please enter valid Cheque number')).toBeVisible();
  await look(page, 'cheque, number missing');
}

async function seeAfterPaying(page: Page, look: Look): Promise<void> {
  await beSignedIn(page);
  const upi = await waitingOrders(page);
  await answerCautiously(page);
  await page.goto(summaryOf(upi.paymentUrl));
  await payBy(page, 'UPI');
  await expect(page.getByText(/carries more risk/)).toBeVisible();
  await look(page, 'code for orders, with a warning of their risk');
  await giveCode(page);
  await page.waitForURL('**/v1/upi-payment**');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await look(page, 'UPI, QR code');
  await page.goto(summaryOf(upi.paymentUrl));
  await expect(page.getByText(/^A payment of .* by UPI is in progress\.$/)).toBeVisible();
  await look(page, 'order summary, being paid');
  await addLumpsum(page, 'parag');
  await addToFolio(page);
  await page.goto('/v1/cart-review');
  await expect(page.getByText(/folio 17730925$/)).toBeVisible();
  await look(page, 'cart, with a folio');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('button', { name: 'Order anyway' })).toBeVisible();
  await look(page, 'hold on, being paid');
  await page.getByRole('button', { name: 'Order anyway' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('How would you like to pay?').first()).toBeVisible();
  await page.getByText(/folio 17730925$/).click();
  await look(page, 'order summary, with a folio');
}

async function seeChallan(page: Page, look: Look): Promise<void> {
  await beSignedIn(page);
  const { paymentUrl } = await waitingOrders(page);
  await page.goto(summaryOf(paymentUrl));
  await payBy(page, 'Cheque');
  await giveCode(page);
  await page.getByLabel('Cheque number').fill('000123');
  await page.getByLabel('Date on the cheque').fill('2026-11-14');
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await page.waitForURL('**/v1/challan**');
  await expect(page.getByText('Your challan has been generated.')).toBeVisible();
  await look(page, 'challan');
  await page.goto('/v1/challan?encryptedGroupId=pay_nothing');
  await expect(page.getByText(/Unable to download challan/)).toBeVisible();
  await look(page, 'challan, unknown');
}

async function seePacks(page: Page, look: Look): Promise<void> {
  await page.goto('/v1/packs');
  await expect(page.getByRole('heading', { name: 'Long term growth pack' })).toBeVisible();
  await look(page, 'packs');
  await page.getByRole('button', { name: 'Invest in Long term growth pack' }).click();
  await expect(page.getByText('Each scheme gets').first()).toBeVisible();
  await look(page, 'pack, amount');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await page.goto('/v1/cart-review');
  await page.getByText('Schemes in this pack').click();
  await look(page, 'cart with a pack');
  await beSignedIn(page);
  await page.goto('/v1/packs');
  await page.getByRole('button', { name: 'Invest in Long term growth pack' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Hold on!' })).toBeVisible();
  await look(page, 'hold on, orders to be paid');
  await page.getByRole('button', { name: 'Cancel Order (all 2)' }).click();
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await payBy(page, 'Net banking');
  await giveCode(page);
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/v1/thank-you**');
  await expect(page.getByText('Your order has been placed.')).toBeVisible();
  await look(page, 'thank you, a pack');
  await page.goto('/v1/cart-approval#token=nothing');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  await look(page, 'approval, invalid');
  await page.goto('/v1/customer-approval#token=nothing');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  await look(page, 'approval of a request, invalid');
}

/** The ways to pay, what follows them, and packs. */
export const paymentWalks = [
  walk('the ways to pay', seeWaysToPay),
  walk('what follows a payment by UPI', seeAfterPaying),
  walk('the challan', seeChallan),
  walk('packs', seePacks),
];
