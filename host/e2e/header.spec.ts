import type { Page } from 'playwright/test';
import { beSignedIn, expect, test, TRUST } from './site.js';

const header = (page: Page) => page.getByRole('banner');

test('the header shows what fits the page: a search has no second one', TRUST, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const search = header(page).getByRole('link', { name: 'Search funds' });
  const cart = header(page).getByRole('link', { name: /^Cart/ });
  for (const [path, hasSearch] of [
    ['/v1/contact-us', true],
    ['/v1/search-panel', false],
    ['/v1/order-summary', true],
    ['/v1/payment-error', true],
    ['/v1/upi-payment', true],
  ] as const) {
    await page.goto(path);
    await expect(header(page).getByRole('link', { name: 'Prosper X home' })).toBeVisible();
    await expect(search).toHaveCount(hasSearch ? 1 : 0);
    await expect(cart).toHaveCount(1);
  }
});

test(
  'the header of a visitor and of a signed-in person is one row on the narrowest phone, and leaves the page alone when letters are large',
  TRUST,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const bottom = () => header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
    await page.goto('/v1/home');
    await expect(header(page).getByText('Login', { exact: true })).toBeVisible();
    await expect.poll(bottom).toBeLessThanOrEqual(60);
    await beSignedIn(page);
    await page.goto('/v1/home');
    await expect(header(page).getByRole('button', { name: /^Account of / })).toBeVisible();
    await expect.poll(bottom).toBeLessThanOrEqual(60);
    await expect(page.getByRole('link', { name: 'Existing Order' })).toBeVisible();
    const buttons = await page.locator('.h-sum__main .px-btn').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getClientRects().length;
      }),
    );
    expect(buttons).toEqual(buttons.map(() => 1));
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await expect.poll(bottom).toBeGreaterThan(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect.poll(bottom).toBeLessThanOrEqual(0);
  },
);

test('the menu closes behind the focus that goes on', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/v1/contact-us');
  await page.getByRole('button', { name: /^Account of / }).press('Enter');
  const last = page.locator('.px-menu').getByRole('button', { name: 'Logout' });
  await expect(last).toBeVisible();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});

test('the search of wide screens has a button that a keyboard reaches', TRUST, async ({ page }) => {
  await page.goto('/v1/home');
  const box = header(page).getByRole('combobox', { name: 'Search funds' });
  await box.fill('liquid');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=liquid/);
});

test('one tab at the foot of a phone is the current one', TRUST, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await beSignedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  for (const [path, name] of [
    ['/v1/profile/portfolio', 'Dashboard'],
    ['/v1/profile/kyc-details', 'Profile'],
    ['/v1/profile', 'Profile'],
  ] as const) {
    await page.goto(path);
    await expect(tabs.locator('[aria-current]')).toHaveText([name]);
  }
});
