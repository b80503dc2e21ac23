import type { Page } from 'playwright/test';
import { ASHA, expect, PASSWORD } from './site.js';

export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Login / Sign Up' });
export const account = (page: Page, name = 'Asha Rao') => page.getByRole('button', { name: `Account of ${name}` });

/** What whoever is asked to sign in again types. */
export async function signInAgain(page: Page, mobile = ASHA) {
  await overlay(page).getByLabel('Mobile number').fill(mobile);
  await overlay(page).getByRole('button', { name: 'Submit' }).click();
  await overlay(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await overlay(page).getByRole('button', { name: 'Submit' }).click();
  await expect(overlay(page)).toBeHidden();
}
