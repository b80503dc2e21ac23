import { waitForIdle } from '@prosperx/e2e/at-rest';
import { axeViolations } from '@prosperx/e2e/axe';
import { addLumpsum } from './cart.js';
import { account, overlay, signInAgain } from './sign-in-again.js';
import { ASHA, beSignedIn, expect, moveClock, test, VIKRAM, TRUST } from './site.js';

test('a session that ran out is noticed by the cart, which is still there after signing in', async ({ page }) => {
  await beSignedIn(page, VIKRAM);
  await addLumpsum(page, 'hdfc flexi');
  await page.goto('/v1/cart-review');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toBeVisible();
  // a question that is still under way would notice it before the cart does
  await waitForIdle(page);
  await moveClock(page, 'PT31M');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(overlay(page)).toBeVisible();
  await expect(account(page, 'Vikram Shah')).toHaveCount(0);
  await expect(page.getByText('is empty')).toHaveCount(0);
  await signInAgain(page, VIKRAM);
  await expect(remove).toBeVisible();
});

test('what is left of a session of long ago keeps nobody from being a visitor', TRUST, async ({ page }) => {
  await beSignedIn(page, VIKRAM);
  await moveClock(page, 'PT31M');
  await page.goto('/v1/cart-review');
  await expect(page.getByText('is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test(
  'a server that cannot tell who is signed in is asked again, and nobody is told to log in',
  TRUST,
  async ({ page }) => {
    const WHO = '**/login/get-current-user';
    await beSignedIn(page, ASHA);
    const ASKED_EACH_TIME = 2;
    let asked = 0;
    const fail = () =>
      page.route(WHO, async (route) => {
        await route.fulfill({ status: 500, body: '{}' });
        asked += 1;
      });
    const errorHeading = page.getByRole('heading', { name: 'Your account could not be loaded' });
    await fail();
    await page.goto('/v1/profile');
    await expect(errorHeading).toBeVisible();
    await expect(page.getByRole('button', { name: /log ?in/i })).toHaveCount(0);
    await expect(page.getByText('You are not authorized')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    const before = asked;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked - before).toBe(ASKED_EACH_TIME);
    await expect(errorHeading).toBeVisible();
    await page.unroute(WHO);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(account(page)).toBeVisible();
    await expect(errorHeading).toBeHidden();
    await fail();
    await page.reload();
    await expect(errorHeading).toBeVisible();
    await page.unroute(WHO);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(account(page)).toBeVisible();
  },
);

test(
  'the account area: its places, what visitors see, and what stays open to a minor who turned 18',
  TRUST,
  async ({ page }) => {
    await page.goto('/v1/profile');
    await expect(page.getByRole('heading', { name: 'You are not authorized to view this page' })).toBeVisible();
    await page.getByRole('button', { name: 'LOGIN/REGISTER' }).click();
    await signInAgain(page);
    await expect(page.getByText('Asha Rao').first()).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Account', exact: true });
    await places.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().clearCookies();
    await beSignedIn(page, '9876500006');
    await page.goto('/v1/profile');
    await expect(page.getByRole('banner')).toContainText('Minor’s account: the holder is 18 now');
    await expect(page.getByRole('tab')).toHaveText(['Personal Details', 'Employment Details', 'Login and Security']);
    await page.goto('/v1/profile/risk-profile');
    const open = ['Profile', 'Portfolio', 'Transactions', 'Mandates'];
    await expect(places.locator('a:not([aria-disabled])')).toHaveText(open);
    const inkOf = (name: string) =>
      places.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).color);
    await expect.poll(async () => (await inkOf('Profile')) === (await inkOf('Risk Profile'))).toBe(false);
    for (const path of ['/kyc-details', '/risk-profile', '/risk-profile-result', '/bank-details']) {
      await page.goto(`/v1/profile${path}`);
      await expect(page.getByRole('main').getByRole('heading', { name: 'This page is closed for now' })).toBeVisible();
      await expect(page.getByText('You are not authorized')).toHaveCount(0);
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Account of / }).click();
    await expect(page.locator('.px-menu').getByRole('link')).toHaveText(open);
    await page.locator('.px-menu').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(places.locator('[aria-current]')).toHaveText('Portfolio');
  },
);
