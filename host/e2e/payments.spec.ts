import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { answerCautiously, giveCode, summaryOf, waitingOrders } from './pay-orders.js';
import { payBy } from './shop.js';
import { beSignedIn, expect, moveClock, test, TRUST, trustIf } from './site.js';

const UTR = 'HDFCN52026111612';

async function openOrders(page: Page, inRupees?: number): Promise<string> {
  await beSignedIn(page);
  const { paymentUrl, pxOrderNumber } = await waitingOrders(page, inRupees);
  await page.goto(summaryOf(paymentUrl));
  return pxOrderNumber;
}

async function payByUpiId(page: Page, vpa: string): Promise<void> {
  await page.getByText('UPI', { exact: true }).click();
  await page.getByRole('radio', { name: 'UPI ID' }).check({ force: true });
  await page.getByLabel('UPI ID', { exact: true }).last().fill(vpa);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
}

const thanks = (page: Page, number: string) => page.waitForURL(`**/v1/thank-you?orderNo=${number}`);

for (const width of [1280, 390]) {
  test.describe(`${width} px: paying`, trustIf(width !== 390), () => {
    test.use({ viewport: { width, height: 800 } });

    test('succeeds by UPI id once approved, and remembers the mode', TRUST, async ({ page }) => {
      const number = await openOrders(page);
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(page.getByText('Please select investment mode.')).toBeVisible();
      await page.getByText('UPI', { exact: true }).click();
      await page.getByText('UPI ID', { exact: true }).first().click();
      await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeDisabled();
      // a field that was only passed through does not complain; one that was emptied does
      await page.getByRole('textbox', { name: 'UPI ID' }).fill('a');
      await page.getByRole('textbox', { name: 'UPI ID' }).clear();
      await page.keyboard.press('Tab');
      await expect(page.getByText('Please enter VPA id')).toBeVisible();
      await payByUpiId(page, 'success@upi');
      await giveCode(page);
      await thanks(page, number);
      await expect(page.getByText('Your order has been placed.')).toBeVisible();
      await openOrders(page);
      await expect(page.getByRole('radio', { name: /^UPI/ }).first()).toBeChecked();
    });

    test('fails by UPI id when declined, and can be tried again on the same order', TRUST, async ({ page }) => {
      const number = await openOrders(page);
      await payByUpiId(page, 'failure@upi');
      await giveCode(page);
      await page.waitForURL('**/v1/payment-error**');
      await expect(page.getByText('Your payment attempt has failed.')).toBeVisible();
      await expect(page.getByText('The request was declined in the UPI app.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Retry Payment' }).click();
      await payByUpiId(page, 'success@upi');
      await thanks(page, number);
    });

    test('ends by UPI id when it is not answered in time', TRUST, async ({ page }) => {
      await openOrders(page);
      await payByUpiId(page, 'timeout@upi');
      await giveCode(page);
      await page.waitForURL('**/v1/upi-payment**');
      await expect(page.getByText(/Approve within \d:\d\d/)).toBeVisible();
      await moveClock(page, 'PT5M');
      await page.waitForURL('**/v1/payment-error**');
      await expect(page.getByText('The request was not approved in time.').first()).toBeVisible();
    });

    test(
      'succeeds by a UPI app, after a warning that the fund carries more risk than the profile suggests',
      TRUST,
      async ({ page, context }) => {
        const number = await openOrders(page);
        await answerCautiously(page);
        await payBy(page, 'UPI');
        await expect(page.getByText(/carries more risk than your risk profile suggests/)).toBeVisible();
        await expectAccessible(page);
        await giveCode(page);
        await page.waitForURL('**/v1/upi-payment**');
        await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
        const opened = context.waitForEvent('page');
        await page.getByRole('link', { name: /sandbox/ }).click();
        const app = await opened;
        await app.getByRole('button', { name: 'Pay', exact: true }).click();
        await thanks(page, number);
      },
    );

    // one that is paid after Fail is a part of main-job.spec.ts
    test('works at a bank that answers with a page of its own, after Fail and Abandon', TRUST, async ({ page }) => {
      const number = await openOrders(page, 5_021);
      await payBy(page, 'Net banking');
      await giveCode(page);
      for (const button of ['Fail', 'Abandon']) {
        await page.waitForURL('**/sandbox/bank/**');
        await page.getByRole('button', { name: button }).click();
        await page.waitForURL('**/v1/payment-error**');
        await page.getByRole('button', { name: 'Retry Payment' }).click();
        await payBy(page, 'Net banking');
      }
      await page.waitForURL('**/sandbox/bank/**');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await thanks(page, number);
    });

    test('succeeds by mandate, without another confirmation', TRUST, async ({ page }) => {
      const number = await openOrders(page);
      await expect(page.getByText('Limit ₹1,00,000, debited once you enter the OTP')).toBeVisible();
      await payBy(page, 'One time mandate');
      await giveCode(page);
      await thanks(page, number);
    });

    test('by mandate is not offered for more than its limit', TRUST, async ({ page }) => {
      await openOrders(page, 1_50_000);
      await expect(page.getByText('The limit of ₹1,00,000 is below the total')).toBeVisible();
      await expect(page.getByRole('radio', { name: /^One time mandate/ })).toBeDisabled();
    });

    test('succeeds by NEFT', TRUST, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const number = await openOrders(page);
      await payBy(page, 'NEFT or RTGS');
      await giveCode(page);
      await page.waitForURL('**/v1/neft-payment**');
      await page.getByRole('button', { name: /Copy Account number/ }).click();
      await expect(page.getByText('Copied').first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000200100040001');
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(page.getByText('Please enter UTR number')).toBeVisible();
      await page.getByLabel('UTR number').fill(UTR);
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await thanks(page, number);
    });

    test('succeeds by cheque, with its challan', TRUST, async ({ page }) => {
      await openOrders(page, 2_50_000);
      await payBy(page, 'Cheque');
      await giveCode(page);
      await page.waitForURL('**/v1/cheque-payment**');
      await expect(page.getByText(/above ₹2,00,000, the NAV applied is that of the day/)).toBeVisible();
      await page.getByLabel('Cheque number').fill('1234567');
      await page.getByLabel('Date on the cheque').fill('2026-11-14');
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(page.getByText('Please enter valid Cheque number')).toBeVisible();
      await page.getByLabel('Cheque number').fill('000123');
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await page.waitForURL('**/v1/challan**');
      await expect(page.getByText('Your challan has been generated.')).toBeVisible();
      await expect(page.getByText(/before closing on 16 November 2026/)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'DOWNLOAD CHALLAN' }).click();
      expect((await download).suggestedFilename()).toBe('challan.pdf');
    });
  });
}

test('a link that was changed is refused, and an unknown challan is not there', TRUST, async ({ page }) => {
  await beSignedIn(page);
  const { paymentUrl } = await waitingOrders(page);
  await page.goto(summaryOf(paymentUrl.replace('validTill=2026', 'validTill=2027')));
  await expect(page.getByText('This payment link is not valid.')).toBeVisible();
  await page.goto('/v1/challan?encryptedGroupId=pay_nothing');
  await expect(page.getByText('Unable to download challan. Please refresh after sometime.')).toBeVisible();
});
