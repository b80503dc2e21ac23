import type { Page } from 'playwright/test';
import { answerRiskQuestions, becomeApplicant, PICTURE } from './applicant.js';
import { addLumpsum } from './cart.js';
import { expectAccessible } from './expect-accessible.js';
import { press, tabTo, typeInto } from './keyboard.js';
import { loginOn, newMobile } from './login.js';
import {
  answerRiskSurvey,
  confirm,
  fillOccupation,
  fillPersonal,
  next,
  heading,
  leaveBank,
  linkBank,
  OCCUPATION,
  sendCheque,
} from './onboarding-steps.js';
import { beSignedIn, expect, lastCode, moveClock, test, VIKRAM, TRUST, trustIf } from './site.js';

async function signUp(page: Page, mobile: string): Promise<void> {
  await page.goto('/v1/login');
  const login = loginOn(page);
  await login.openAccount(mobile);
  await login.field('Email').fill('anita@example.com');
  await login.dialog.getByLabel(/^Full name/).fill('Anita Desai');
  await login.submit.click();
  await login.step('Please enter OTP and new password');
  await login.setPassword(await lastCode(page, mobile), 'first one');
  await login.isIn('Anita Desai');
}

const NARROW = { width: 390, height: 800 };

test.setTimeout(120_000);

for (const width of [1280, NARROW.width]) {
  test.describe(`${width} px`, trustIf(width !== NARROW.width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a new visitor signs up, does their KYC, completes every step, and invests', async ({ page }) => {
      const mobile = newMobile();
      await signUp(page, mobile);
      await page.waitForURL('**/profile/kyc-details?flowType=checkout');
      await page.getByLabel('PAN').fill('VALID0001A');
      await page.getByRole('button', { name: 'Check KYC Status' }).click();
      await page.getByLabel('Date of birth').fill('31/01/1990');
      await page.getByRole('button', { name: 'Fill in my details' }).click();
      await expect(page.getByText('Registered name')).toBeVisible();
      await page.getByRole('button', { name: /Continue|Create My Account/ }).click();
      await test.step('the address of a later step leads to the one that is due', async () => {
        await heading(page, 'Personal details');
        await page.goto('/v1/profile/mandates/setup-mandate');
        await page.waitForURL('**/profile/personal-details?flowType=checkout');
      });
      await fillPersonal(page);
      await linkBank(page, '50100340005');
      await expect(page.getByText('The names do not match')).toBeVisible();
      await sendCheque(page);
      await leaveBank(page);
      await answerRiskSurvey(page);
      // half a minute must pass between two codes to one number
      await moveClock(page, 'PT30S');
      await fillOccupation(page);
      await confirm(page, mobile);
      await page.waitForURL('**/profile/mandates/setup-mandate**');
      // the button says the other once the exchange has answered
      await page.getByRole('button', { name: /^(Continue|Set up later)$/ }).click();
      await page.waitForURL('**/v1/cart-review');
      await addLumpsum(page, 'hdfc');
      // the exchange takes a moment to register an investor; until then nothing can be ordered
      await moveClock(page, 'PT1M');
      await page.goto('/v1/cart-review');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
      await page.goto('/v1/home');
      await expect(page.getByRole('link', { name: 'Existing Order' })).toBeVisible();
      await page.goto('/v1/profile/personal-details');
      await heading(page, 'Personal details');
      await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    });
  });
}

test(
  'interrupted after each step, it goes on where it was left, on another device',
  TRUST,
  async ({ page, browser, site }) => {
    await becomeApplicant(page);
    let device = page;
    /** Another browser, in which the same person signs in and asks for the last step. */
    const changeDevice = async (step: string) => {
      if (device !== page) await device.context().close();
      device = await browser.newPage({ baseURL: site.origin, viewport: NARROW });
      await beSignedIn(device, VIKRAM);
      await device.goto(OCCUPATION);
      await heading(device, step);
    };
    await changeDevice('Personal details');
    await fillPersonal(device);
    await heading(device, 'Bank details');
    await changeDevice('Bank details');
    await device.getByRole('button', { name: 'Back' }).click();
    await expect(device.getByLabel('Date of birth')).toHaveValue('31/01/1990');
    await expect(device.getByText('Pune, Maharashtra')).toBeVisible();
    await device.goBack();
    await linkBank(device, '50100347821218');
    await expect(device.getByText('Account Link successfully!!').first()).toBeAttached();
    await leaveBank(device);
    await heading(device, 'Risk profile');
    await changeDevice('Risk profile');
    await answerRiskSurvey(device);
    await heading(device, 'Occupation and nominee details');
    await changeDevice('Occupation and nominee details');
    await fillOccupation(device);
    await confirm(device, VIKRAM);
    await changeDevice('Occupation and nominee details');
    await expect(device.getByLabel('Income slab')).toBeDisabled();
    await device.context().close();
  },
);

test('axe finds nothing on any step, filled or refused', TRUST, async ({ page }) => {
  await becomeApplicant(page);
  await page.goto('/v1/profile/personal-details');
  await heading(page, 'Personal details');
  await next(page);
  await expect(page.getByText('Please enter your gender.')).toBeVisible();
  await expectAccessible(page);
  await fillPersonal(page);
  await linkBank(page, '50100340001');
  await expect(page.getByText(/please enter correct account details/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Bank account number').fill('50100340005');
  await page.getByRole('button', { name: 'Link bank account' }).click();
  await expect(page.getByText('The names do not match')).toBeVisible();
  await expectAccessible(page);
  await sendCheque(page);
  await answerRiskQuestions(page);
  await leaveBank(page);
  await page.goto(OCCUPATION);
  await heading(page, 'Occupation and nominee details');
  await next(page);
  await expect(page.getByText('Please upload your signature.')).toBeVisible();
  await expectAccessible(page);
  await fillOccupation(page);
  await heading(page, 'Confirm with OTP');
  await expectAccessible(page);
  await confirm(page, VIKRAM);
  await expectAccessible(page);
});

// Trust U2: all steps of onboarding
test('a person completes all steps by keyboard alone', TRUST, async ({ page }) => {
  await becomeApplicant(page);
  await page.goto('/v1/profile/personal-details');
  await heading(page, 'Personal details');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Address'), '14 Lake View Road');
  await typeInto(page, page.getByLabel('Pincode'), '411001');
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await heading(page, 'Bank details');
  await typeInto(page, page.getByLabel('Bank account number'), '50100347821218');
  await typeInto(page, page.getByLabel('IFSC'), 'HDFC0000060');
  await tabTo(page, page.getByRole('radio', { name: 'Savings' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Link bank account' }));
  await expect(page.getByText('Account Link successfully!!').first()).toBeAttached();
  await answerRiskQuestions(page);
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL('**/profile/risk-profile**');
  await page.goto(OCCUPATION);
  await fillOccupationByKeys(page);
  await heading(page, 'Confirm with OTP');
  await typeInto(page, page.getByLabel('One-time password'), await lastCode(page, VIKRAM));
  await page.keyboard.press('Enter');
  await heading(page, 'Set up AutoPay');
  await press(page, page.getByRole('button', { name: 'Set up later' }));
  await page.waitForURL('**/v1/cart-review');
});

async function fillOccupationByKeys(page: Page): Promise<void> {
  await heading(page, 'Occupation and nominee details');
  await pickNext(page, 'Business', 'Service');
  await tabTo(page, page.getByLabel('Income slab'));
  await page.keyboard.type('5 to 10');
  await typeInto(page, page.getByLabel('Aadhaar number'), '123456789012');
  await typeInto(page, page.getByLabel('Place of birth'), 'Pune');
  const signature = page.getByLabel(/^Signature/);
  await tabTo(page, signature);
  await signature.setInputFiles(PICTURE);
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
  await pickNext(page, /^Yes.*units/, /legal heirs/);
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await press(page, page.getByRole('button', { name: 'I agree' }));
  await press(page, page.getByRole('button', { name: 'Continue' }));
}

/** Tab leads to the first of a group of which none is chosen, the arrow to the next. */
async function pickNext(page: Page, first: string | RegExp, next: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: first }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: next })).toBeChecked();
}
