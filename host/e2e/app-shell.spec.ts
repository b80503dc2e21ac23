import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { giveCode, summaryOf, waitingOrders } from './pay-orders.js';
import { payBy } from './shop.js';
import { arriveAsAdvisor, expect, beSignedIn, test, VIKRAM, TRUST } from './site.js';

const SHELL = join(import.meta.dirname, '../../examples/mobile-webview/shells/ios.js');
const capabilities = ['close', 'download', 'openExternal', 'share'];

interface Message {
  readonly type: string;
  readonly payload: Record<string, unknown>;
}
const receivedByApp = (page: Page) => page.evaluate(() => (globalThis as unknown as { appHeard: Message[] }).appHeard);
const sendFromApp = (page: Page, type: string, payload: object = {}) =>
  page.evaluate(
    (text) => (globalThis as unknown as { appSays(text: string): unknown }).appSays(text),
    JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload }),
  );

async function completeHandshake(page: Page, able = capabilities): Promise<void> {
  await expect.poll(async () => (await receivedByApp(page)).map(({ type }) => type)).toEqual(['hello']);
  await sendFromApp(page, 'welcome', { version: 1, platform: 'shell', capabilities: able });
}

/** The summary of Asha's waiting orders in the app; answers their number. */
async function openOrders(page: Page, able = capabilities): Promise<string> {
  await beSignedIn(page);
  const { paymentUrl, pxOrderNumber } = await waitingOrders(page);
  await page.goto(summaryOf(paymentUrl));
  await completeHandshake(page, able);
  return pxOrderNumber;
}

test.describe('in a mobile app', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript({ path: SHELL });
    await page.goto('/v1/home');
    await completeHandshake(page);
  });

  test('links to elsewhere are opened by the app, pages of ours are not; close goes back, and closes the view where there is nothing to go back to', async ({
    page,
  }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: /^1800/ }).click();
    await expect.poll(async () => (await receivedByApp(page)).at(-1)).toMatchObject({ type: 'openExternal' });
    expect((await receivedByApp(page)).at(-1)?.payload['url']).toMatch(/^tel:1800/);
    const before = (await receivedByApp(page)).length;
    await page.getByRole('link', { name: 'Search funds' }).click();
    await page.waitForURL('**/v1/search-panel');
    expect(await receivedByApp(page)).toHaveLength(before);
    await sendFromApp(page, 'close');
    await page.waitForURL('**/v1/home');
    await sendFromApp(page, 'close');
    await expect.poll(async () => (await receivedByApp(page)).at(-1)?.type).toBe('close');
    expect(page.url()).toContain('/v1/home');
  });

  test('an advisor is led to no investment report in the app', TRUST, async ({ page }) => {
    await arriveAsAdvisor(page, 'AG1001');
    await completeHandshake(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    await expect(page.getByRole('link', { name: 'Registration' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer Investment Report' })).toHaveCount(0);
  });

  test('close takes what lies over the page first', TRUST, async ({ page }) => {
    await page.getByRole('link', { name: 'Search funds' }).click();
    await page.waitForURL('**/v1/search-panel');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'Over the page';
      dialog.addEventListener('cancel', () => dialog.close());
      document.body.append(dialog);
      dialog.showModal();
    });
    await sendFromApp(page, 'close');
    await expect(page.getByText('Over the page')).toBeHidden();
    expect(page.url()).toContain('/v1/search-panel');
  });

  test('a page that is to stand beside the sign-in is opened by the app', TRUST, async ({ page }) => {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Privacy policy' }).click();
    await expect.poll(async () => (await receivedByApp(page)).at(-1)).toMatchObject({ type: 'openExternal' });
    expect((await receivedByApp(page)).at(-1)?.payload['url']).toBe(new URL('/v1/privacy-policy', page.url()).href);
    expect(page.url()).toContain('/v1/home');
  });

  test('download saves the challan, or says that the page has nothing', TRUST, async ({ page }) => {
    await sendFromApp(page, 'download');
    await expect(page.getByRole('alert').filter({ hasText: 'There is nothing to download' })).toBeAttached();
    await beSignedIn(page);
    const { paymentUrl } = await waitingOrders(page);
    await page.goto(`/v1/cheque-payment?${new URLSearchParams({ paymentUrl }).toString()}`);
    await completeHandshake(page);
    await page.getByLabel('Cheque number').fill('123456');
    await page.getByLabel('Date on the cheque').fill('2026-11-16');
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await giveCode(page);
    await page.waitForURL('**/v1/challan**');
    await expect(page.getByRole('button', { name: 'DOWNLOAD CHALLAN' })).toBeVisible();
    await sendFromApp(page, 'download');
    await expect
      .poll(async () => (await receivedByApp(page)).at(-1))
      .toMatchObject({ type: 'download', payload: { fileName: 'challan.pdf', fileType: 'application/pdf' } });
    const pdf = await page.request.get((await receivedByApp(page)).at(-1)?.payload['fileUrl'] as string);
    expect(pdf.headers()['content-type']).toContain('pdf');
  });

  test('KYC is done in the browser that the app opens, and goes on in the app', TRUST, async ({ page, browser }) => {
    await beSignedIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await completeHandshake(page);
    await page.getByLabel('PAN').fill('NOTAV0001A');
    await page.getByRole('button', { name: 'Check KYC Status' }).click();
    await page.getByRole('button', { name: 'Do KYC Process' }).click();
    await expect.poll(async () => (await receivedByApp(page)).at(-1)?.type).toBe('openExternal');
    const url = (await receivedByApp(page)).at(-1)?.payload['url'] as string;
    const provider = await browser.newPage();
    await provider.goto(url);
    const link = provider.waitForRequest(/\/signzy-callback\?/);
    await provider.getByRole('button', { name: 'Share my details' }).click();
    // as the app does with a link to the site that its browser follows
    await page.goto((await link).url());
    await provider.close();
    await page.waitForURL('**/v1/profile/personal-details');
    await expect(page.getByLabel('Address')).toHaveValue('12 Residency Road');
  });

  test(
    'the UPI app is opened by the app, which shows the result once it was paid there',
    TRUST,
    async ({ page, browser }) => {
      const pxOrderNumber = await openOrders(page);
      await payBy(page, 'UPI');
      await giveCode(page);
      await page.waitForURL('**/v1/upi-payment**');
      await page.getByRole('button', { name: 'Open UPI app' }).click();
      await expect.poll(async () => (await receivedByApp(page)).at(-1)?.type).toBe('openExternal');
      expect((await receivedByApp(page)).at(-1)?.payload['url']).toMatch(/^upi:\/\/pay\?.*am=5000/);
      await page.getByRole('link', { name: /sandbox/ }).click();
      await expect.poll(async () => (await receivedByApp(page)).at(-1)?.payload['url']).toMatch(/^http/);
      const upiApp = await browser.newPage();
      await upiApp.goto((await receivedByApp(page)).at(-1)?.payload['url'] as string);
      await upiApp.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL(`**/v1/thank-you?orderNo=${pxOrderNumber}`);
    },
  );

  test(
    'a bank is visited in the browser that the app opens; the page waits and shows the result',
    TRUST,
    async ({ page, browser }) => {
      const pxOrderNumber = await openOrders(page);
      await payBy(page, 'Net banking');
      await giveCode(page);
      const summary = page.url();
      await page.getByRole('link', { name: 'Open your bank’s page' }).click();
      await expect.poll(async () => (await receivedByApp(page)).at(-1)?.type).toBe('openExternal');
      const url = (await receivedByApp(page)).at(-1)?.payload['url'] as string;
      expect(new URL(url).pathname).toMatch(/^\/prosperx-api\/payment\/continue\//);
      expect(page.url()).toBe(summary);
      const bank = await browser.newPage();
      await bank.goto(url);
      await bank.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(bank.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
      await page.waitForURL(`**/v1/thank-you?orderNo=${pxOrderNumber}`);
    },
  );

  test('a bank is visited in the view of an app that opens nothing, and leads back', TRUST, async ({ page }) => {
    const pxOrderNumber = await openOrders(page, ['close', 'download']);
    await payBy(page, 'Net banking');
    await giveCode(page);
    await page.waitForURL('**/sandbox/bank/**');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(`**/v1/thank-you?orderNo=${pxOrderNumber}`);
  });
});
