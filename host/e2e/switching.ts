import type { Locator, Page } from 'playwright/test';

/** Begins a switch of the first folio of HDFC Mid Cap Fund to a fund of the same house; returns its dialog. */
export async function beginSwitch(page: Page): Promise<Locator> {
  await page.goto('/v1/profile/portfolio');
  await page
    .getByRole('button', { name: /^Actions and details of HDFC Mid Cap Fund/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Switch', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Switch Fund' });
  await dialog.getByRole('combobox', { name: 'Switch to' }).selectOption({ label: 'HDFC Corporate Bond Fund' });
  return dialog;
}
