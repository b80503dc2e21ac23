import { expectAccessible } from './expect-accessible.js';
import { redeemByKeys } from './redeem.js';
import { beSignedIn, expect, test, TRUST } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

test('an investor looks through the portfolio by keys, hides amounts, redeems a part, saves files, and imports what is held elsewhere', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/v1/profile/portfolio');
  const row = page.getByRole('button', { name: /^Actions and details of HDFC Mid Cap Fund/ }).first();
  await row.waitFor();
  await expect(page.getByText('Held elsewhere')).toBeVisible();
  await expectAccessible(page);

  await test.step('a row opens by a key, and amounts hide', async () => {
    await row.press('Enter');
    await expect(page.getByRole('table', { name: 'Last transactions' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Hide amounts' }).press('Space');
    await expect(page.getByRole('region', { name: 'Current value' })).not.toContainText('₹');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Hide amounts' }).press('Space');
  });

  await test.step('a part is redeemed where its row is open', () => redeemByKeys(page));

  await test.step('capital gains of a year without sales, and a statement as a file', async () => {
    const opener = page.getByRole('button', { name: 'Capital gains' });
    await opener.press('Enter');
    const gains = page.getByRole('dialog', { name: 'Capital gains' });
    await expect(gains.getByText(/^No sales in FY/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await dialog.getByText('Account statement').click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^account-statement-2026-04-01-to-2026-11-\d\d\.csv$/);
    await page.keyboard.press('Escape');
  });

  await test.step('a statement of other houses stands apart', async () => {
    const statement = {
      file_type: 'CAMS',
      statement_period: { from: '01-Apr-2026', to: '31-Oct-2026' },
      folios: [
        {
          folio: '900 / 1',
          amc: 'One Mutual Fund',
          PAN: null,
          schemes: [
            {
              scheme: 'One Flexi Cap Fund - Growth',
              isin: 'INF000A01001',
              close: '10.000',
              valuation: { date: '2026-10-31', nav: '150', cost: null, value: '1500.00' },
            },
          ],
        },
      ],
    };
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import statement' }).press('Enter');
    const buffer = Buffer.from(JSON.stringify(statement));
    await (await chooser).setFiles({ name: 'cas.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('table', { name: 'Held elsewhere' })).toContainText('One Flexi Cap Fund');
    await expectAccessible(page);
  });

  await test.step('the page of a folio, and another one by its list', async () => {
    await page.getByRole('button', { name: 'Details', exact: true }).first().press('Enter');
    await page.waitForURL('**/v1/portfolio-details?**');
    const folio = page.getByRole('combobox', { name: 'Folio' });
    await folio.waitFor();
    const before = page.url();
    await folio.selectOption({ index: 0 });
    await expect(page).not.toHaveURL(before);
  });
});

test('an advisor shares the portfolio of a customer by email, and as a picture', TRUST, async ({ page }) => {
  await page.goto('/v1/sandbox');
  await page.getByRole('combobox', { name: 'Advisor' }).selectOption({ label: 'AG1001, Sunita Kulkarni' });
  const names = page.getByRole('combobox', { name: 'Customer' });
  await names.selectOption({ label: (await names.getByRole('option', { name: 'Deepa Menon' }).textContent()) ?? '' });
  await page.getByRole('button', { name: 'Make a launch link' }).click();
  await page.getByRole('link', { name: 'Open the site as this advisor' }).click();
  await page.locator('.px-strip').waitFor();
  await page.goto('/v1/profile/portfolio');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share portfolio' });
  await dialog.waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Image' }).click();
  expect((await download).suggestedFilename()).toMatch(/^portfolio-2026-11-\d\d\.png$/);
  await dialog.getByRole('button', { name: 'Email' }).click();
  await dialog.getByLabel('Email').fill('deepa@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Shared Portfolio successfully')).toBeVisible();
});
