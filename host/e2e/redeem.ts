import { expect } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { ASHA, lastCode } from './site.js';

/** Sells ₹5,000 of the scheme whose row is open, by keys alone: what to expect, the code, and that it is placed. */
export async function redeemByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Redeem', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Redeem Fund' });
  await popup.getByRole('textbox', { name: /^Amount/ }).focus();
  await page.keyboard.type('5000');
  await expect(popup.getByRole('region', { name: 'What to expect' })).toContainText('Applicable NAV16 Nov 2026');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(popup.getByLabel(/One-time password/)).toBeFocused();
  await page.keyboard.type(await lastCode(page, ASHA));
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Your redemption request has been placed.')).toBeVisible();
  await popup.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(popup).toBeHidden();
}
