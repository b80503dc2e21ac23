import { expectAccessibleAtRest } from './expect-accessible.js';
import { arriveAsAdvisor, expect, test } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });

test('an advisor sees their book by house, opens one as its customers, by month, and takes it along', async ({
  page,
}) => {
  await arriveAsAdvisor(page, 'AG1001');
  await page.goto('/v1/book');
  const houses = page.getByRole('table', { name: 'Your book by fund house' });
  await expect(houses).toBeVisible();
  await expect(page.getByText(/^At the NAVs of \d/)).toBeVisible();
  await expectAccessibleAtRest(page);
  await houses.getByRole('button', { name: 'Show the customers with HDFC Mutual Fund' }).press('Enter');
  await expect(page).toHaveURL(/by=customer&house=HDFC\+Mutual\+Fund/);
  await expect(page.getByRole('table', { name: 'Your book by customer' }).getByText('Deepa Menon')).toBeVisible();
  await page.getByText('Month', { exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Your book by month' }).getByText('Nov 2026', { exact: true }),
  ).toBeVisible();
  await expectAccessibleAtRest(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('book.xlsx');
});
