import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { call, expect, test, TRUST } from './site.js';

const SIP = { investmentType: 'SIP', investmentFrequency: 1, numOfSipInstallments: 120, sipDate: 5, amount: 5000 };

/** Puts funds into a visitor's cart, SIPs of ₹5,000. */
async function fillCart(page: Page, count: number): Promise<void> {
  const path = '/api/v1/mf/search-mutual-funds-by-text?q=hdfc&PageNumber=0';
  const { data: funds } = await call<{ data: { content: { encryptedSchemeId: string }[] } }>(page, 'GET', path);
  let put = 0;
  for (const { encryptedSchemeId: schemeId } of funds.content) {
    if (put === count) return;
    const save = call(page, 'POST', '/api/v1/cart/save-investment-details', { ...SIP, schemeId });
    // some take no new SIP
    await save.then(
      () => put++,
      () => undefined,
    );
  }
  if (put < count) throw new Error(`only ${put} of ${count} funds take a SIP`);
}
const cart = (page: Page, count: number) => page.getByRole('link', { name: `Cart, ${count} items` });
const preview = (page: Page) => page.getByRole('group', { name: 'In your cart' });

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the preview of four funds, ${width} px, ${colorScheme}`, TRUST, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await fillCart(page, 4);
      await page.goto('/v1/home');
      await cart(page, 4).hover();
      await expect(preview(page).getByRole('listitem')).toHaveCount(3);
      await expect(preview(page)).toContainText('and 1 more');
      await expect(preview(page)).toContainText('₹20,000');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      const box = await preview(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await preview(page).hover();
      await expect(preview(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preview(page)).toBeHidden();
    });
  }
}

// Trust U2: the preview of the cart
test('the preview by keyboard, and an empty cart', TRUST, async ({ page }) => {
  await page.goto('/v1/home');
  await cart(page, 0).hover();
  await expect(preview(page)).toContainText('Your cart is empty');
  await expectNoAxeViolations(page);
  await page.mouse.move(5, 700);
  await expect(preview(page)).toBeHidden();
  await fillCart(page, 1);
  await page.reload();
  const link = page.getByRole('link', { name: 'Cart, 1 item' });
  await expect(link).toBeVisible();
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('link', { name: 'Go to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/v1/cart-review');
});

test('a touch leads straight to the cart', TRUST, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true, viewport: { width: 390, height: 800 } });
  await page.goto('/v1/home');
  await cart(page, 0).tap();
  await page.waitForURL('**/v1/cart-review');
  await expect(preview(page)).toBeHidden();
  await page.close();
});
