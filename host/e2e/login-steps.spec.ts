import { expectNoAxeViolationsInThemes } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { KABIR, loginOn, newMobile, otherThan } from './login.js';
import { expect, lastCode, moveClock, PASSWORD, test } from './site.js';

for (const width of [390, 1280]) {
  test.describe(`the steps of the login, ${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing', async ({ page }) => {
      const look = async () => {
        await expectNoAxeViolationsInThemes(page, { within: 'dialog[open]' });
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width, height: 800 });
      };
      // else a code was sent a moment ago
      await moveClock(page, 'PT1M');
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.step('Login with your mobile number');
      await look();
      await login.field('Mobile number').fill('12');
      await expect(login.dialog.getByText('Please enter a valid mobile number')).toBeVisible();
      await look();
      await login.giveMobile(newMobile());
      await login.step('Please enter your email and name');
      await look();
      await login.link('Entered Wrong Mobile?').click();
      await login.giveMobile(KABIR);
      await login.givePassword('wrong');
      await expect(login.dialog.getByText('Please enter correct password')).toBeVisible();
      await look();
      await login.link('Forgot Password?').click();
      await login.step('Please enter OTP and new password');
      await login.setPassword(otherThan(await lastCode(page, KABIR)), PASSWORD);
      await expect(login.dialog.getByText('Please enter correct OTP.')).toBeVisible();
      await look();
      await login.field('Confirm password').fill('x');
      await login.setPassword(await lastCode(page, KABIR), PASSWORD);
      await login.step('Choose the profile you want to access');
      await look();
    });
  });
}
