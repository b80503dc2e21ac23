import { ASHA, beSignedIn, expect, test } from './site.js';

test('who is signed in and chooses a language has letters in it too, and may have them in another', async ({
  page,
}) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/security-info');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/v1/profile/security-info?lang=hi');
  const letters = page.getByRole('combobox', { name: 'भाषा' });
  await expect(letters).toHaveValue('hi');
  await letters.selectOption('English');
  await expect(page.getByRole('status').filter({ hasText: 'अब से' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'भाषा' })).toHaveValue('en');
});
