import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { Page } from 'playwright/test';
import { beSignedIn, endSession, expect, signIn, test, VIKRAM, TRUST } from './site.js';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Login / Sign Up' });
const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login / Sign Up' });
/** The session ends behind the page's back, and somebody looks at the tab again once it watches over the session. */
async function loseSession(page: Page) {
  await endSession(page);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await overlay(page).isVisible()).toBe(true);
  }).toPass();
}
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

test(
  'without a network the dialog says that sign-in could not be loaded, and tries again',
  TRUST,
  async ({ page, context }) => {
    await page.goto('/v1/contact-us');
    await expect(logIn(page)).toBeVisible();
    await waitForIdle(page);
    await context.setOffline(true);
    await logIn(page).click();
    const alert = overlay(page).getByRole('alert').filter({ hasText: 'Login could not be loaded' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(overlay(page).getByLabel('Mobile number')).toBeVisible();
  },
);

test(
  'the browser’s Back closes it and leaves the page below, Forward and another Back go on from there',
  TRUST,
  async ({ page }) => {
    await page.goto('/v1/contact-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await logIn(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/contact-us/);
    await logIn(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goForward();
    await expect(overlay(page)).toBeHidden();
  },
);

test('it closes when another tab signs in, and the page is that person’s', TRUST, async ({ page, context }) => {
  await page.goto('/v1/profile');
  await page.getByRole('button', { name: 'LOGIN/REGISTER' }).click();
  await expect(overlay(page)).toBeVisible();
  const wanted = await context.newPage();
  await wanted.goto('/v1/login?to=/help');
  await expect(overlay(wanted)).toBeVisible();
  const other = await context.newPage();
  await signIn(other, VIKRAM);
  await expect(overlay(page)).toBeHidden();
  await expect(account(page)).toBeVisible();
  await expect(page.getByText('Vikram Shah').first()).toBeVisible();
  await expect(wanted).toHaveURL(/\/v1\/help$/);
  await expect(overlay(wanted)).toBeHidden();
});

test(
  'it closes when the person whose session ended, or another, is back by another tab',
  TRUST,
  async ({ page, context }) => {
    for (const mobile of [undefined, VIKRAM]) {
      await beSignedIn(page);
      await page.goto('/v1/profile');
      await expect(page.getByText('Asha Rao').first()).toBeVisible();
      await loseSession(page);
      const other = await context.newPage();
      await signIn(other, mobile);
      await expect(overlay(page)).toBeHidden();
      await expect(
        page
          .getByRole('main')
          .getByText(mobile ? 'Vikram Shah' : 'Asha Rao')
          .first(),
      ).toBeVisible();
      await other.close();
      await page.context().clearCookies();
    }
  },
);

test.describe('a message while a dialog is open', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await beSignedIn(page);
    await page.goto('/v1/profile');
    await expect(page.getByText('Asha Rao').first()).toBeVisible();
    await loseSession(page);
  });

  const flash = (page: Page) => page.locator('.px-flash');
  const message = 'Your session has ended. Log in to continue where you left off.';

  // Trust U5: a message is heard in the dialog that is open
  test('is heard in it, stays under the pointer and can be closed', TRUST, async ({ page }) => {
    await expect(overlay(page).getByRole('alert').filter({ hasText: message })).toBeAttached();
    await flash(page).hover();
    await page.clock.runFor(60_000);
    await expect(flash(page)).toBeVisible();
    await flash(page).getByRole('button', { name: 'Close message' }).click();
    await expect(flash(page)).toBeHidden();
    await expect(overlay(page)).toBeVisible();
  });

  test('is reached by the keyboard, and outlives the dialog', TRUST, async ({ page }) => {
    const close = flash(page).getByRole('button', { name: 'Close message' });
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      expect(await close.evaluate((button) => button.matches(':focus'))).toBe(true);
    }).toPass();
    await overlay(page).getByRole('heading').first().focus();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(flash(page)).toBeVisible();
    await close.click();
    await expect(flash(page)).toBeHidden();
  });
});
