import { ELSEWHERE, greeting, KABIR, loginOn, MEERA, MINOR, newMobile, NISHA, otherThan } from './login.js';
import { ASHA, expect, lastCode, moveClock, PASSWORD, test, VIKRAM, TRUST } from './site.js';

// the main job signs in on wide screens
for (const width of [390]) {
  test.describe(`login, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('over the page where one is, which stays as it was, and whose amount goes on to a fund', async ({ page }) => {
      await page.goto('/v1/sip-calculator');
      const amount = page.getByRole('textbox').first();
      await amount.fill('7777');
      const login = loginOn(page);
      await login.open();
      await login.step('Login with your mobile number');
      await login.giveMobile(ASHA);
      await login.givePassword('wrong');
      await expect(login.dialog.getByText('Please enter correct password')).toBeVisible();
      await login.givePassword();
      await greeting(page, 'Asha Rao');
      await login.isIn('Asha Rao');
      await expect(page).toHaveURL(/\/v1\/sip-calculator/);
      await expect(amount).toHaveValue(/7,?777/);
      await expect(page.locator('#main')).toBeFocused();
      await test.step('the amount goes with its reader, through the search to the panel of a fund', async () => {
        await amount.fill('7000');
        await page.getByRole('button', { name: 'Start this SIP' }).click();
        await page.waitForURL('**/v1/search-panel?monthlyAmount=7000');
        await page.getByRole('combobox').fill('hdfc flexi');
        await page.getByRole('option', { name: /^HDFC Flexi Cap/ }).click();
        await page.waitForURL(/mutual-fund-detail.*monthlyAmount=7000/);
        await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
        const panel = page.getByRole('dialog', { name: 'Invest' });
        await expect(panel.getByRole('textbox', { name: /^Monthly amount/ })).toHaveValue('7,000');
        await panel.getByRole('button', { name: 'Add to cart' }).click();
        await expect(panel).toBeHidden();
      });
    });

    test('of a person who is not registered leads to their KYC', TRUST, async ({ page }) => {
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.giveMobile(VIKRAM);
      await login.givePassword();
      await expect(page).toHaveURL(/\/v1\/profile\/kyc-details\?flowType=checkout$/);
      await login.isIn('Vikram Shah');
    });

    test('of a person without a password sets one by a code', TRUST, async ({ page }) => {
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.giveMobile(MEERA);
      await login.link('Forgot Password?').click();
      await login.step('Please enter OTP and new password');
      const code = await lastCode(page, MEERA);
      await login.field('OTP').fill(code);
      await login.field('New password').fill('first one');
      await login.field('Confirm password').fill('first two');
      await expect(login.dialog.getByText('Please enter same password')).toBeVisible();
      await expect(login.submit).toBeDisabled();
      await login.setPassword(code, 'first one');
      await login.isIn('Meera Iyer');
    });

    test('of a new visitor opens an account', TRUST, async ({ page }) => {
      const visitor = newMobile();
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.openAccount(visitor);
      await login.step('Please enter your email and name');
      await expect(login.submit).toBeDisabled();
      await login.field('Email').fill('anita@example.com');
      await login.dialog.getByLabel(/^Full name/).fill('Anita Desai');
      await login.submit.click();
      await login.step('Please enter OTP and new password');
      await login.setPassword(await lastCode(page, visitor), 'first one');
      await login.isIn('Anita Desai');
      await expect(page).toHaveURL(/kyc-details/);
    });

    test('offers several profiles', TRUST, async ({ page }) => {
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.giveMobile(KABIR);
      await login.givePassword();
      await login.step('Choose the profile you want to access');
      await expect(login.dialog.getByRole('radio')).toHaveCount(3);
      await login.dialog.getByText('HUF', { exact: true }).click();
      await login.link('Continue with this account').click();
      await login.isIn('Kabir Anand HUF');
      await expect(page).toHaveURL(/\/v1\/home$/);
    });

    test('of a minor who has turned 18 leads to the portfolio', TRUST, async ({ page }) => {
      await page.goto('/v1/login?to=/cart-review');
      const login = loginOn(page);
      await login.giveMobile(MINOR);
      await login.givePassword();
      await expect(page).toHaveURL(/\/v1\/profile\/portfolio$/);
      await login.isIn('Tara Nair');
    });

    test('with a forgotten password, after a wrong and an expired code', TRUST, async ({ page }) => {
      await page.goto('/v1/login?to=/sip-calculator');
      const login = loginOn(page);
      await login.giveMobile(NISHA);
      await login.link('Forgot Password?').click();
      await login.step('Please enter OTP and new password');
      const code = await lastCode(page, NISHA);
      await login.setPassword(otherThan(code), 'another one');
      await expect(login.dialog.getByText('Please enter correct OTP.')).toBeVisible();
      await moveClock(page, 'PT6M');
      await login.setPassword(code, 'another one');
      await expect(login.dialog.getByText('Your OTP has expired. Please request a new OTP')).toBeVisible();
      await login.link('Resend OTP?').click({ timeout: 45_000 });
      await expect(login.dialog.getByText(/^New code sent/)).toBeVisible();
      await login.setPassword(await lastCode(page, NISHA), 'another one');
      await login.isIn('Nisha Verma');
      await expect(page).toHaveURL(/\/v1\/sip-calculator/);
    });

    test('refuses the customer of another agent, and takes another mobile', TRUST, async ({ page }) => {
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.giveMobile(ELSEWHERE);
      await login.givePassword();
      await expect(login.dialog.getByText('User mapped to other agent')).toBeVisible();
      await login.link('Entered Wrong Mobile?').click();
      await login.giveMobile(VIKRAM);
      await login.step('Please enter your password');
      await login.link('Entered Wrong Mobile?').click();
      await login.step('Login with your mobile number');
      await expect(login.field('Mobile number')).toHaveValue('');
      await expect(login.field('Mobile number')).toBeFocused();
    });

    test('tells when to try again after too many wrong passwords', TRUST, async ({ page }) => {
      await page.goto('/v1/login');
      const login = loginOn(page);
      await login.giveMobile(MINOR);
      for (let left = 5; left > 0; left--) {
        await login.givePassword(`wrong ${left}`);
        await expect(login.dialog.getByText('Please enter correct password')).toBeVisible();
      }
      await login.givePassword();
      const refusal = login.dialog
        .getByRole('alert')
        .filter({ hasText: /^Too many attempts\. Please try again in \d\d seconds\.$/ });
      await expect(refusal).toBeVisible();
      await expect(login.submit).toBeDisabled();
      await moveClock(page, 'PT1H');
    });
  });
}

// Trust U2: the login, and calling it off
test('login by the keyboard alone, and focus goes back when it is called off', TRUST, async ({ page }) => {
  await page.goto('/v1/home');
  const opener = page.getByRole('button', { name: /^Login/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const login = loginOn(page);
  await expect(login.field('Mobile number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login.dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.field('Mobile number')).toBeFocused();
  await page.keyboard.type(KABIR);
  await page.keyboard.press('Enter');
  await expect(login.field('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const profiles = login.dialog.getByRole('radio');
  await expect(profiles.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(profiles.nth(1)).toBeChecked();
  // the sign-in that led here has ended: until then a press is dropped
  await expect(login.dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await login.isIn('Kabir Anand HUF');
});

test('closing the dialog at its own address leads home', TRUST, async ({ page }) => {
  await page.goto('/v1/login');
  const login = loginOn(page);
  await login.step('Login with your mobile number');
  await login.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/v1\/home$/);
});

for (const marker of ['mf_share_stmt=1', 'mf_share_stmt'])
  test(`who comes by a shared statement goes on to the portfolio: ${marker}`, TRUST, async ({ page }) => {
    await page.goto(`/v1/home?${marker}`);
    const login = loginOn(page);
    await login.open();
    await expect(login.field('Mobile number')).toBeFocused();
    await login.giveMobile(ASHA);
    await login.givePassword();
    await expect(page).toHaveURL(/\/v1\/profile\/portfolio$/);
  });
