import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { loginOn } from './login.js';
import { ASHA, expect, PASSWORD, test } from './site.js';

/** Gives the browser a device that has passkeys, and whose person unlocks it. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the profile, logs in without a password, and is removed', async ({ page, site }) => {
  await withPasskeys(page);
  const login = loginOn(page);
  // browsers make no passkey for an IP address
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${origin}/v1/profile/security-info`);
  await button('Login / Sign Up').first().click();
  await login.giveMobile(ASHA);
  await login.givePassword();
  await expect(login.dialog).toBeHidden();

  await button('Add a passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey is added.').first()).toBeVisible();
  await expect(button('Remove My phone')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${origin}/v1/profile/security-info`);
  await button('Login / Sign Up').first().click();
  await login.giveMobile(ASHA);
  await login.step('Please enter your password');
  await login.dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(login.dialog).toBeHidden();

  await button('Remove My phone').click();
  const removal = page.getByRole('dialog', { name: 'Remove My phone' });
  await removal.getByLabel('Current password').fill(PASSWORD);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The passkey is removed.').first()).toBeVisible();
  await expect(button('Remove My phone')).toHaveCount(0);
});
