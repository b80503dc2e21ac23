import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, resetSandbox, beSignedIn, test, VIKRAM } from './site.js';

const SHELL = join(import.meta.dirname, '../../examples/mobile-webview/shells/ios.js');
const capabilities = ['close', 'download', 'openExternal', 'share'];

interface Message {
  readonly type: string;
  readonly payload: Record<string, unknown>;
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { appHeard: Message[] }).appHeard);
const says = (page: Page, type: string, payload: object = {}) =>
  page.evaluate(
    (text) => (globalThis as unknown as { appSays(text: string): unknown }).appSays(text),
    JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload }),
  );

async function greet(page: Page): Promise<void> {
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toEqual(['hello']);
  await says(page, 'welcome', { version: 1, platform: 'shell', capabilities });
}

test.describe('in a mobile app', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript({ path: SHELL });
    await page.goto('/v1/home');
    await greet(page);
  });

  test('close goes back, and closes the view where there is nothing to go back to', async ({ page }) => {
    await page.getByRole('link', { name: 'Search funds' }).click();
    await page.waitForURL('**/v1/search-panel');
    await says(page, 'close');
    await page.waitForURL('**/v1/home');
    await says(page, 'close');
    await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe('close');
    expect(page.url()).toContain('/v1/home');
  });

  test('close takes what lies over the page first', async ({ page }) => {
    await page.getByRole('link', { name: 'Search funds' }).click();
    await page.waitForURL('**/v1/search-panel');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'Over the page';
      dialog.addEventListener('cancel', () => dialog.close());
      document.body.append(dialog);
      dialog.showModal();
    });
    await says(page, 'close');
    await expect(page.getByText('Over the page')).toBeHidden();
    expect(page.url()).toContain('/v1/search-panel');
  });

  test('links to elsewhere are opened by the app, pages of ours are not', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: /^1800/ }).click();
    await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ type: 'openExternal' });
    expect((await heard(page)).at(-1)?.payload['url']).toMatch(/^tel:1800/);
    const before = (await heard(page)).length;
    await page.getByRole('link', { name: 'Search funds' }).click();
    await page.waitForURL('**/v1/search-panel');
    expect(await heard(page)).toHaveLength(before);
  });

  test('download presses what the page offers, or says that there is nothing', async ({ page }) => {
    await says(page, 'download');
    await expect(page.getByRole('alert').filter({ hasText: 'There is nothing to download' })).toBeAttached();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/v1/form.pdf', download: 'form.pdf' });
      document.querySelector('main')?.append(link);
    });
    await says(page, 'download');
    await expect
      .poll(async () => (await heard(page)).at(-1))
      .toMatchObject({
        type: 'download',
        payload: { fileName: 'form.pdf', fileType: 'pdf' },
      });
    expect((await heard(page)).at(-1)?.payload['fileUrl']).toBe(new URL('/v1/form.pdf', page.url()).href);
  });

  test('KYC is done in the browser that the app opens, and goes on in the app', async ({ page, browser }) => {
    await resetSandbox(page);
    await beSignedIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await greet(page);
    await page.getByLabel('PAN').fill('NOTAV0001A');
    await page.getByRole('button', { name: 'Check KYC Status' }).click();
    await page.getByRole('button', { name: 'Do KYC Process' }).click();
    await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe('openExternal');
    const url = (await heard(page)).at(-1)?.payload['url'] as string;
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
});
