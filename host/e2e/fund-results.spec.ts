import { expectAccessible } from './expect-accessible.js';
import { expect, test } from './site.js';

test('a tile leads to its category, whose filters and order stand in the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/v1/home');
  await page.getByRole('link', { name: /^Debt/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Debt funds', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/v1\/mutual-fund-results\/Fixed-Income\/All\?mutualFundCategory=Fixed\+Income$/);
  const lead = page.getByText(/^\d+ schemes\. Yearly returns to /);
  const all = await lead.textContent();

  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('₹500 or less').click();
  await expect(page).toHaveURL(/minimumSip=500/);
  await expect(page.locator('.fund-list__found[aria-busy]')).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Show \d+ funds?$/ }).click();
  await expect(lead).not.toHaveText(all ?? '');
  await page.getByLabel('Sort by').selectOption({ label: '1 year return' });
  await expect(page).toHaveURL(/sort=oneYear/);
  await expect(page.locator('.fund-list__found[aria-busy]')).toHaveCount(0);
  await expectAccessible(page);

  const narrowed = await lead.textContent();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/v1\/mutual-fund-detail\//);
  await page.goBack();
  await expect(lead).toHaveText(narrowed ?? '');
  await expect(page.getByRole('button', { name: 'Remove SIP from ₹500 or less' })).toBeVisible();
});
