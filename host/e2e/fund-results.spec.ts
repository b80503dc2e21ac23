import { compareFromList } from './compare-funds.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFocusAtStart, press, tabTo } from './keyboard.js';
import { expect, test } from './site.js';

test('a visitor comes by a wrong address, goes over a tile to a category, whose filters and order stand in the address, and watches and compares funds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('an unknown address leads home with a notice that stays', async () => {
    await page.goto('/v1/no/such/page');
    await expect(page).toHaveURL(/\/v1\/home\?url=404$/);
    await expect(page.getByText('That page does not exist').first()).toBeVisible();
  });
  await test.step('by keyboard alone one can pass by what stands on every page', async () => {
    await press(page, page.getByRole('link', { name: 'Skip to the content' }));
    await expectFocusAtStart(page);
    await tabTo(page, page.getByRole('link', { name: 'Start a SIP' }));
  });
  await page.getByRole('link', { name: /^Debt/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Debt funds', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/v1\/mutual-fund-results\/Fixed-Income\/All\?mutualFundCategory=Fixed\+Income$/);
  const lead = page.getByText(/^\d+ schemes\. Yearly returns to /);
  const all = await lead.textContent();

  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('₹500 or less').click();
  await expect(page).toHaveURL(/minimumSip=500/);
  await expect(page.locator('.fund-list__results[aria-busy]')).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Show \d+ funds?$/ }).click();
  await expect(lead).not.toHaveText(all ?? '');
  await page.getByLabel('Sort by').selectOption({ label: '1 year return' });
  await expect(page).toHaveURL(/sort=oneYear/);
  await expect(page.locator('.fund-list__results[aria-busy]')).toHaveCount(0);
  await expectAccessible(page);

  const narrowed = await lead.textContent();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/v1\/mutual-fund-detail\//);
  await page.goBack();
  await expect(lead).toHaveText(narrowed ?? '');
  await expect(page.getByRole('button', { name: 'Remove SIP from ₹500 or less' })).toBeVisible();
  await test.step('Back undoes the order, and then the filter', async () => {
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('threeYear');
    await expect(lead).toHaveText(narrowed ?? '');
    await page.goBack();
    await expect(lead).toHaveText(all ?? '');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    await expect(page.locator('.fund-list__results[aria-busy]')).toHaveCount(0);
  });
  // Trust U2: watching and comparing funds, to the table of them
  await test.step('funds are watched and compared by keyboard', () => compareFromList(page));
});
