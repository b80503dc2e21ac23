import type { Page } from 'playwright/test';
import { giveCode, summaryOf, waitingOrders } from './pay-orders.js';
import { payBy } from './shop.js';
import { beSignedIn, expect, moveClock, test, TRUST } from './site.js';

/** The bank says no to amounts that end so. */
const FAILS = 5_013;
/** A transfer of this amount never arrives. */
const NEVER_ARRIVES = 5_023;

async function begin(page: Page, mode: string, inRupees = FAILS) {
  await beSignedIn(page);
  const { paymentUrl, pxOrderNumber: number } = await waitingOrders(page, inRupees);
  const summary = summaryOf(paymentUrl);
  await page.goto(summary);
  await payBy(page, mode);
  await giveCode(page);
  return { number, summary };
}

/** The result says that it failed and why, and leads to another try on the same order. */
async function expectAnotherTry(page: Page, why: string): Promise<void> {
  await expect(page.getByText('Your payment attempt has failed.').first()).toBeVisible();
  await expect(page.getByText(why).first()).toBeAttached();
  await page.getByRole('button', { name: 'Retry Payment' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
}

for (const width of [1280, 390]) {
  test.describe(`${width} px: a payment`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('fails by a mandate that cannot be debited', TRUST, async ({ page }) => {
      await begin(page, 'One time mandate');
      await page.waitForURL('**/v1/payment-error**');
      await expectAnotherTry(page, 'The bank could not debit the account.');
    });

    test('fails by an NEFT transfer that the bank does not find', TRUST, async ({ page }) => {
      const { number } = await begin(page, 'NEFT or RTGS');
      await page.waitForURL('**/v1/neft-payment**');
      await page.getByRole('textbox', { name: /UTR number/ }).fill('HDFCN52026111613');
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await page.waitForURL(`**/v1/thank-you?orderNo=${number}`);
      // a page left open would ask on in the session that ends meanwhile
      await page.goto('about:blank');
      await moveClock(page, 'PT2H');
      await beSignedIn(page);
      await page.goto(`/v1/thank-you?orderNo=${number}`);
      await expectAnotherTry(page, 'No transfer with this UTR number arrived.');
    });

    test('fails by an app in which nobody approves it', TRUST, async ({ page }) => {
      await begin(page, 'UPI', 5_000);
      await page.waitForURL('**/v1/upi-payment**');
      await expect(page.getByText(/Approve within \d:\d\d/)).toBeVisible();
      await moveClock(page, 'PT6M');
      await page.waitForURL('**/v1/payment-error**');
      await expectAnotherTry(page, 'The request was not approved in time.');
    });

    test('fails at a bank when the payer leaves its page', TRUST, async ({ page }) => {
      await begin(page, 'Net banking', 5_000);
      await page.waitForURL('**/sandbox/bank/**');
      await page.goBack();
      await expect(page.getByText('A payment of ₹5,000 by net banking is in progress.').first()).toBeVisible();
      await expect(page.getByText(/please wait; we will know by \d/)).toBeVisible();
      await moveClock(page, 'PT21M');
      await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
    });

    test('can change from a bank to a UPI app and then to another mode', TRUST, async ({ page }) => {
      await begin(page, 'Net banking', 5_000);
      await page.waitForURL('**/sandbox/bank/**');
      await page.goBack();
      await page.getByRole('button', { name: 'Pay another way' }).click();
      await payBy(page, 'UPI');
      await page.waitForURL('**/v1/upi-payment**');
      await page.getByRole('button', { name: 'Pay another way' }).click();
      await page.waitForURL('**/v1/order-summary**');
      await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
    });
  });
}

test.describe('390 px: a payment that is sent by hand', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  async function transfer(page: Page) {
    const begun = await begin(page, 'NEFT or RTGS', NEVER_ARRIVES);
    await page.waitForURL('**/v1/neft-payment**');
    await page.getByRole('textbox', { name: /UTR number/ }).fill('HDFCN52026111623');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL(`**/v1/thank-you?orderNo=${begun.number}`);
    return begun;
  }

  test('ends some days after a transfer that never arrives', TRUST, async ({ page }) => {
    const { number } = await transfer(page);
    await page.goto('about:blank');
    await moveClock(page, 'P7D');
    await beSignedIn(page);
    await page.goto(`/v1/thank-you?orderNo=${number}`);
    await expect(page.getByText('Your order has expired.').first()).toBeVisible();
    await expect(page.getByText('The transfer with this UTR number has not arrived in time.').first()).toBeAttached();
  });

  test('by transfer can be replaced by another mode', TRUST, async ({ page }) => {
    const { summary } = await transfer(page);
    await page.goto(summary);
    await expect(page.getByText(/We will wait for the transfer until/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await payBy(page, 'Net banking');
    await page.waitForURL('**/sandbox/bank/**');
  });

  test('fails by a cheque that is returned', TRUST, async ({ page }) => {
    const { number } = await begin(page, 'Cheque');
    await page.waitForURL('**/v1/cheque-payment**');
    await page.getByLabel('Cheque number').fill('005013');
    await page.getByLabel('Date on the cheque').fill('2026-11-14');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('**/v1/challan**');
    const challan = page.url();
    await page.goto('about:blank');
    await moveClock(page, 'P1DT4H');
    await beSignedIn(page);
    await page.goto(challan);
    await expect(page.getByText('Please do not deposit a cheque for it.')).toBeVisible();
    await page.goto(`/v1/thank-you?orderNo=${number}`);
    await expectAnotherTry(page, 'The cheque was returned unpaid.');
  });
});
