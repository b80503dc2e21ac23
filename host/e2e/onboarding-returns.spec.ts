import { becomeApplicant } from './applicant.js';
import { addLumpsum } from './cart.js';
import { expectAccessible } from './expect-accessible.js';
import { answerRiskSurvey, fillPersonal, next, heading, leaveBank, linkBank } from './onboarding-steps.js';
import { beSignedIn, expect, signIn, test, VIKRAM, TRUST, call } from './site.js';

const ASHA_PAN = 'AAAPR1234A';
const RISK = '/v1/profile/risk-profile?flowType=checkout';

test.use({ viewport: { width: 390, height: 800 } });
test.setTimeout(120_000);

test(
  'who comes back goes on at the first step that is not finished, and back by the stepper',
  TRUST,
  async ({ page }) => {
    await becomeApplicant(page);
    await page.goto('/v1/profile/personal-details');
    await fillPersonal(page);
    await heading(page, 'Bank details');
    await page.goto('/v1/profile');
    await page.getByRole('button', { name: 'Continue Onboarding' }).click();
    await page.waitForURL('**/profile/kyc-details?flowType=checkout');
    await next(page);
    await page.waitForURL('**/profile/bank-details?flowType=checkout');
    await heading(page, 'Bank details');
    const steps = page.getByRole('list', { name: 'Steps to open your account' });
    await steps.getByRole('link', { name: 'Personal details (done)' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/personal-details?flowType=checkout');
    await heading(page, 'Personal details');
  },
);

test(
  'the risk profile is the third step on the way to an order: no rail, and back to the bank',
  TRUST,
  async ({ page }) => {
    await becomeApplicant(page);
    await page.goto('/v1/profile/personal-details');
    await fillPersonal(page);
    await linkBank(page, '50100347821218');
    await expect(page.getByText('Account Link successfully!!').first()).toBeAttached();
    await leaveBank(page);
    await page.waitForURL('**/profile/risk-profile?flowType=checkout');
    await page.goto(RISK);
    await heading(page, 'Risk profile');
    await expect(page.locator('.x-side')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Risk profile' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/profile/bank-details?flowType=checkout');
    await heading(page, 'Bank details');
    await page.goto(RISK);
    await answerRiskSurvey(page);
    await heading(page, 'Occupation and nominee details');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/profile/risk-profile-result?flowType=checkout');
    await expect(page.getByRole('img', { name: /^Risk class/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retake the test' }).click();
    await page.waitForURL('**/profile/risk-profile?flowType=checkout&completed=true');
    await expect(page.getByRole('button', { name: "Let's Begin" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('img', { name: /^Risk class/ })).toBeVisible();
  },
);

test(
  'a refused order says why beside its button, and leads to the KYC, which is done online once more',
  TRUST,
  async ({ page }) => {
    await signIn(page);
    await call(page, 'POST', '/sandbox/kyc', { pan: ASHA_PAN, status: 'KYC_REGISTERED_STATUS' });
    await page.goto('/v1/profile/kyc-details');
    await expect(page.getByRole('heading', { name: 'KYC registered' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Keep these ready' })).toHaveCount(0);
    await addLumpsum(page, 'kotak');
    await page.goto('/v1/cart-review');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/For a new fund house, complete the KYC again/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to KYC' }).click();
    await expect(page.getByRole('button', { name: 'Do KYC Process' })).toBeVisible();
  },
);

test(
  'what was done at the identity provider is noticed by the first tab; who cancels is told what to do',
  TRUST,
  async ({ page }) => {
    await signIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await page.getByLabel('PAN').fill('NOTAV0001A');
    await page.getByRole('button', { name: 'Check KYC Status' }).click();
    const begin = async () => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Do KYC Process' }).click();
      return opened;
    };
    const left = await begin();
    await left.getByRole('button', { name: 'Cancel' }).click();
    await left.waitForURL('**/profile/kyc-details?shared=no');
    await expect(left.getByText(/without sharing your details/)).toBeVisible();
    await left.close();
    const provider = await begin();
    await provider.getByRole('button', { name: 'Share my details' }).click();
    await provider.waitForURL('**/profile/personal-details');
    await provider.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: 'KYC under process' })).toBeFocused();
  },
);

test('the address names the step that is shown; the address of another account holder leads home', async ({ page }) => {
  await page.clock.install();
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/personal-details');
  await page.waitForURL('**/profile/kyc-details?flowType=checkout');
  await expect(page.getByLabel('PAN', { exact: true })).toBeVisible();
  await becomeApplicant(page);
  await page.goto('/v1/profile/mandates/setup-mandate');
  await page.waitForURL('**/profile/personal-details?flowType=checkout');
  await heading(page, 'Personal details');
  await page.goto('/v1/profile/mandates/setup-mandate?ucc=PX00000001');
  await expect(page.getByRole('alert').filter({ hasText: 'not authorised' })).toBeAttached();
  // they are given time to read it
  await page.clock.fastForward('00:10');
  await page.waitForURL('**/v1/home');
});
