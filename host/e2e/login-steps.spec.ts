import { KABIR, loginOn, newMobile, otherThan } from './login.js';
import { expect, lastCode, moveClock, PASSWORD, test } from './site.js';
import { expectSound } from './sound.js';

test.use({ viewport: { width: 390, height: 800 } });

test('axe finds nothing on the steps of the login', async ({ page }) => {
  const look = () => expectSound(page, { within: 'dialog[open]' });
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
