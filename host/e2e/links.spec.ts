import { expect, test } from './site.js';

test('an unknown address leads home with a notice that stays', async ({ page }) => {
  await page.goto('/v1/no/such/page');
  await expect(page).toHaveURL(/\/v1\/home\?url=404$/);
  await expect(page.getByText('That page does not exist').first()).toBeVisible();
});

test('the footer leads to all of it, and to annual returns only where an operator has them', async ({ page }) => {
  await page.goto('/v1/home');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Help', 'Contact us', 'Privacy policy', 'Terms of use', 'Grievance redressal'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByText('ARN-159953, valid to February 2028')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Annual Returns' })).toBeHidden();
  await page.route('**/v1/home', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(prosperx-annual-returns" content=")/,
      '$1https://operator.example/returns',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/v1/home');
  await expect(footer.getByRole('link', { name: 'Annual Returns' })).toHaveAttribute(
    'href',
    'https://operator.example/returns',
  );
});
