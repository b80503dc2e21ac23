import { expectAccessibleAtRest } from './expect-accessible.js';
import { arriveAsAdvisor, expect, test, TRUST } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'an advisor sees their book by house, customer and month, takes it along, and adds what they were paid',
  TRUST,
  async ({ page }) => {
    await arriveAsAdvisor(page, 'AG1001');
    await page.goto('/v1/book');
    const houses = page.getByRole('table', { name: 'Your book by fund house' });
    await expect(houses).toBeVisible();
    await expect(page.getByText(/^At the latest NAVs, up to \d/)).toBeVisible();
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
    await page.getByRole('button', { name: 'Reports of all customers' }).press('Enter');
    const reports = page.getByRole('dialog', { name: 'Portfolio reports of all customers' });
    await reports.getByRole('button', { name: 'Make the reports' }).press('Enter');
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      reports.getByRole('button', { name: 'Download the ZIP file' }).press('Enter'),
    ]);
    expect(zip.suggestedFilename()).toBe('portfolio-reports.zip');
    await expectAccessibleAtRest(page);
    await reports.getByRole('button', { name: 'Close' }).first().press('Enter');
    await page.getByRole('link', { name: 'Brokerage against what was expected' }).press('Enter');
    await page.getByRole('button', { name: 'Add a brokerage file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a brokerage file' });
    const lines = [
      'FOLIO_NO,SCHEME_CODE,TRXN_NO,BRKAGE_TYPE,BRKAGE_RATE,BRKAGE_AMT,BRKAGE_FROM,BRKAGE_TO,HOROSCOPE',
      '10877342,P1,1,Trail,0.8,371.50,01-Oct-2026,31-Oct-2026,Leo',
      ',P1,2,Trail,0.8,many,01-Oct-2026,31-Oct-2026,Leo',
    ];
    const file = { name: 'wbr77.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('HOROSCOPE')).toBeVisible();
    await expect(dialog.getByText('No folio, Amount cannot be read')).toBeVisible();
    await expectAccessibleAtRest(page);
    await dialog.getByRole('button', { name: 'Add 1 row' }).press('Enter');
    await expect(dialog.getByText('1 row added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    const paid = page.getByRole('table', { name: 'Brokerage by fund house' });
    await expect(paid.getByRole('row', { name: /HDFC Mutual Fund/ })).toContainText('₹371.50');
    await expectAccessibleAtRest(page);
  },
);

test('on a tablet each customer can be opened without scrolling the table', TRUST, async ({ page }) => {
  await arriveAsAdvisor(page, 'AG1001');
  for (const width of [768, 834, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/v1/my-customers');
    await expect(page.getByRole('button', { name: /^Open/ }).first()).toBeInViewport({ ratio: 1 });
  }
});
