import type { Page } from 'playwright/test';
import { ASHA, expect, lastCode } from './site.js';

const NEW_ACCOUNT = '501001230009';

/** Fills in another bank account in the open form, and sends it; a code is asked for then. */
export async function addBankAccount(page: Page): Promise<void> {
  await page.getByText(/^Add another account/).click();
  await page.getByLabel('Bank account number', { exact: true }).fill(NEW_ACCOUNT);
  await page.getByLabel('Re-enter bank account number').fill(NEW_ACCOUNT);
  await page.getByLabel('IFSC').fill('SBIN0000300');
  await page.getByText('Savings', { exact: true }).last().click();
  await expect(page.getByText('State Bank of India, Mumbai Main, Mumbai')).toBeVisible();
  await page.getByRole('button', { name: 'Verify account' }).click();
  await expect(page.getByRole('textbox', { name: 'One-time password (OTP)' })).toBeVisible();
}

export async function giveBankCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'One-time password (OTP)' }).fill(await lastCode(page, ASHA));
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await expect(page.getByText('Your bank account is added.').first()).toBeVisible();
}
