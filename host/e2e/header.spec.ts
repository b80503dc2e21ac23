import type { Page } from 'playwright/test';
import { expect, beSignedIn, test } from './site.js';

const header = (page: Page) => page.getByRole('banner');

test('the header shows what fits the page: a search has no second one, who pays is led nowhere else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const search = header(page).getByRole('link', { name: 'Search funds' });
  const cart = header(page).getByRole('link', { name: /^Cart/ });
  for (const [path, hasSearch, hasCart] of [
    ['/v1/contact-us', true, true],
    ['/v1/search-panel', false, true],
    ['/v1/order-summary', false, false],
  ] as const) {
    await page.goto(path);
    await expect(header(page).getByRole('link', { name: 'Prosper X home' })).toBeVisible();
    await expect(search).toHaveCount(hasSearch ? 1 : 0);
    await expect(cart).toHaveCount(hasCart ? 1 : 0);
  }
});

test('one tab at the foot of a phone is the current one', async ({ page }) => {
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
