import type { Page } from 'playwright/test';
import { loginOn, newMobile } from './login.js';
import { answerRiskSurvey, confirm, fillOccupation, fillPersonal, leaveBank, linkBank } from './onboarding-steps.js';
import { giveCode } from './pay-orders.js';
import { addToCart, FUND, openFund, payBy } from './shop.js';
import { ASHA, beSignedIn, expect, lastCode, moveClock, PASSWORD, signIn, test, TRUST } from './site.js';

/** What a walk costs the person who takes it. */
interface Cost {
  presses: number;
  fields: number;
  screens: number;
}

/** Counts what a person does on a page: presses, fields that they fill, and screens that they pass. */
async function counted(page: Page): Promise<Cost> {
  const cost: Cost = { presses: 0, fields: 0, screens: 0 };
  await page.exposeFunction('countPress', () => (cost.presses += 1));
  await page.exposeFunction('countField', () => (cost.fields += 1));
  await page.addInitScript(() => {
    const counters = window as unknown as { countPress(): void; countField(): void };
    const filled = new WeakSet<EventTarget>();
    addEventListener('pointerdown', () => counters.countPress(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), select');
        if (!isTyped || filled.has(target)) return;
        filled.add(target);
        counters.countField();
      },
      true,
    );
  });
  let path = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const next = new URL(frame.url()).pathname;
    if (next !== path) cost.screens += 1;
    path = next;
  });
  return cost;
}

async function buy(page: Page, mobile: string): Promise<void> {
  await openFund(page);
  await addToCart(page, 'Lumpsum', '5000');
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await payBy(page, 'Net banking');
  await giveCode(page, page, mobile);
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/v1/thank-you**');
  await expect(page.getByText('Your order has been placed.')).toBeVisible();
}

const inWords = ({ presses, fields, screens }: Cost) =>
  `${String(presses)} presses, ${String(fields)} fields, ${String(screens)} screens`;

test.use({ viewport: { width: 390, height: 800 } });
test.setTimeout(240_000);

test(
  'a new investor comes from the sign-up to units within 50 presses, 20 fields and 16 screens',
  TRUST,
  async ({ page }) => {
    const cost = await counted(page);
    const mobile = newMobile();
    await page.goto('/v1/login');
    const login = loginOn(page);
    await login.openAccount(mobile);
    await login.field('Email').fill('anita@example.com');
    await login.dialog.getByLabel(/^Full name/).fill('Anita Desai');
    await login.submit.click();
    await login.step('Please enter OTP and new password');
    await login.setPassword(await lastCode(page, mobile), PASSWORD);
    await page.waitForURL('**/profile/kyc-details?flowType=checkout');
    await page.getByLabel('PAN').fill('VALID0001A');
    await page.getByRole('button', { name: 'Check KYC Status' }).click();
    await page.getByLabel('Date of birth').fill('31/01/1990');
    await page.getByRole('button', { name: 'Fill in my details' }).click();
    await page.getByRole('button', { name: /Continue|Create My Account/ }).click();
    await fillPersonal(page);
    await linkBank(page, '50100347821218');
    await expect(page.getByText('Account Link successfully!!').first()).toBeAttached();
    await leaveBank(page);
    await answerRiskSurvey(page);
    // half a minute must pass between two codes to one number
    await moveClock(page, 'PT30S');
    await fillOccupation(page);
    await confirm(page, mobile);
    await page.waitForURL('**/profile/mandates/setup-mandate**');
    await page.getByRole('button', { name: /^(Continue|Set up later)$/ }).click();
    await page.waitForURL('**/v1/cart-review');
    await moveClock(page, 'PT30S');
    await buy(page, mobile);
    const walked = { ...cost };
    // the units come by themselves; by then the session is over
    await moveClock(page, '2B');
    await beSignedIn(page, mobile);
    await page.goto('/v1/profile/portfolio');
    await expect(page.getByText(FUND).first()).toBeVisible();
    console.log(`walk of a new investor: ${inWords(walked)}`);
    expect(walked.presses).toBeLessThanOrEqual(50);
    expect(walked.fields).toBeLessThanOrEqual(20);
    expect(walked.screens).toBeLessThanOrEqual(16);
  },
);

test('an investor who comes back has paid within 12 presses, 6 fields and 9 screens', TRUST, async ({ page }) => {
  const cost = await counted(page);
  await signIn(page);
  await buy(page, ASHA);
  console.log(`walk of a returning investor: ${inWords(cost)}`);
  expect(cost.presses).toBeLessThanOrEqual(12);
  expect(cost.fields).toBeLessThanOrEqual(6);
  expect(cost.screens).toBeLessThanOrEqual(9);
});
