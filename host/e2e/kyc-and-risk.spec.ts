import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { press, tabTo, typeInto } from './keyboard.js';
import { expect, beSignedIn, test, VIKRAM, TRUST } from './site.js';

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.use({ viewport: { width: 390, height: 800 } });

// Trust U2: a PAN that is not known, by the identity provider and back
test(
  'by keyboard: a PAN that is not known, the identity provider in another tab, and back',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await typeInto(page, page.getByLabel('PAN'), 'notav0001a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No KYC found for this PAN' })).toBeFocused();
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await press(page, page.getByRole('button', { name: 'Do KYC Process' }));
    const provider = await opened;
    await provider.getByRole('button', { name: 'Share my details' }).click();
    await expect(provider).toHaveURL(/\/v1\/profile\/personal-details/);
    await expect(provider.getByLabel('Address')).toHaveValue('12 Residency Road');
    await provider.close();
  },
);

// Trust U2: the questions of the risk profile, twice
test('by keyboard: the questions, the class, and another attempt', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/v1/profile/risk-profile');
  await press(page, page.getByRole('button', { name: "Let's Begin" }));
  for (let at = 1; at <= 8; at += 1) {
    await expect(page.getByText(`Question ${at} of 8`, { exact: true }).first()).toBeVisible();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    if (at === 1) await expectAccessible(page);
    await press(page, page.getByRole('button', { name: at === 8 ? 'Submit' : 'Next' }));
  }
  await expect(page).toHaveURL(/\/v1\/profile\/risk-profile-result\?flowType=profile$/);
  await expect(page.getByRole('img', { name: /^Risk class \d of 6/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retake The Test' }).click();
  await expect(page.getByRole('button', { name: "Let's Begin" })).toBeVisible();
  await expect(page).toHaveURL(/completed=true/);
});

test('nothing is wider than 320 px', TRUST, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beSignedIn(page);
  for (const path of ['kyc-details', 'risk-profile', 'risk-profile-result']) {
    await page.goto(`/v1/profile/${path}`);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect.poll(() => fitsWidth(page)).toBe(true);
  }
});
