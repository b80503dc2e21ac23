import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { press, tabTo, typeInto } from './keyboard.js';
import { otherThan } from './login.js';
import { ASHA, expect, lastCode, beSignedIn, test, TRUST } from './site.js';

const PLACES = ['personal-info', 'bank-info', 'employment-info', 'nominee-info'];
const saved = (page: Page) => page.getByText('Changes are made successfully.').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a visitor is asked to log in, and then sees the tab that they came for', TRUST, async ({ page }) => {
  await page.goto('/v1/profile/bank-info');
  await expect(page.getByRole('button', { name: /log ?in/i }).first()).toBeVisible();
  await expect(page.getByText('Account number')).toHaveCount(0);
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/bank-info');
  await expect(page.getByText('501••••567')).toBeVisible();
  await page.goto('/v1/profile/nowhere');
  await page.waitForURL('**/v1/home?url=404');
});

test('tabs are walked by arrow keys, have addresses, and Back leads to the one before', TRUST, async ({ page }) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tabTo(page, tab('Personal Details'));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/v1/profile/bank-info');
  await expect(tab('Bank Details')).toBeFocused();
  await expect(tab('Bank Details')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await page.waitForURL('**/v1/profile/security-info');
  await expect(page.getByText('This device').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL('**/v1/profile/nominee-info');
  await expect(tab('Nominee Details')).toBeFocused();
  await expect(page.getByText('Kiran Rao')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(tab('Login and Security')).toHaveAttribute('aria-selected', 'true');
});

test('every tab and dialog is readable by all', TRUST, async ({ page }) => {
  test.slow();
  await beSignedIn(page, ASHA);
  for (const place of PLACES) {
    await page.goto(`/v1/profile/${place}`);
    await expect(page.getByRole('tabpanel').getByRole('definition').first()).toBeVisible();
    await expectAccessible(page);
  }
  await button(page, 'Edit Nominee Details').click();
  await page.getByLabel('Nominee is a minor').check();
  await button(page, 'Add more Nominees').click();
  await page.getByLabel('Mobile number').first().fill('12');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Please enter guardian name')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/v1/profile/personal-info');
  await button(page, 'Edit Personal Details').click();
  await page.getByLabel('Address').fill('7 Hill Road');
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('heading', { name: 'Confirm your changes' })).toBeVisible();
  await expectAccessible(page);
});

// Trust U2: an address, changed by a code
test('an investor changes their address by keyboard and a code', async ({ page }) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/personal-info');
  await press(page, button(page, 'Edit Personal Details'));
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await typeInto(page, page.getByLabel('Address'), '7 Hill Road');
  await typeInto(page, page.getByLabel('Pincode'), '411038');
  await press(page, button(page, 'Save Changes'));
  await expect(page.getByRole('heading', { name: 'Confirm your changes' })).toBeVisible();
  const code = await lastCode(page, ASHA);
  await typeInto(page, page.getByLabel('One-time password'), otherThan(code));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter correct OTP.')).toBeVisible();
  await expect(page.getByLabel('One-time password')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeAttached();
  await expect(page.getByText('411038 · Pune, Maharashtra')).toBeVisible();
  await expect(page.getByText('7 Hill Road')).toBeVisible();
  await expect(button(page, 'Edit Personal Details')).toBeFocused();
});

test('an investor downloads a copy of all that is kept about them', TRUST, async ({ page }) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile');
  await button(page, 'Download my data').click();
  const code = page.getByLabel('One-time password');
  await code.waitFor();
  await code.fill(await lastCode(page, ASHA));
  const download = page.waitForEvent('download');
  await button(page, 'Verify and download').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('prosperx-my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    person: { name: string };
    holdings: unknown[];
  };
  expect(data.person.name).toBe('Asha Rao');
  expect(data.holdings.length).toBeGreaterThan(0);
});
