import { arriveAsAdvisor, ASHA, beSignedIn, call, expect, lastCode, mailed, moveClock, test, TRUST } from './site.js';

test('who is signed in and chooses a language has notifications in it too, and may have them in another', async ({
  page,
}) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/security-info');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/v1/profile/security-info?lang=hi');
  const choice = page.getByRole('combobox', { name: 'भाषा' });
  await expect(choice).toHaveValue('hi');
  await choice.selectOption('English');
  await expect(page.getByRole('status').filter({ hasText: 'अब से' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'भाषा' })).toHaveValue('en');
});

test(
  'an advisor who chooses a language in the header has the site and their notifications in it',
  TRUST,
  async ({ page }) => {
    const email = 'sunita.morning@example.com';
    const morningMail = '/api/v1/agent-morning-mail';
    await arriveAsAdvisor(page, 'AG1001');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(/[?&]lang=hi/);
    await page.goto('/v1/sip-calculator');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');

    // these calls name no language, as those of no page: what is left is what the advisor chose
    await call(page, 'POST', `${morningMail}/code`, { email });
    await call(page, 'POST', morningMail, { email, otp: await lastCode(page, email) });
    await moveClock(page, '1B');
    expect(await mailed(page, email, /\p{Script=Devanagari}.*/u)).not.toBe('');
  },
);
