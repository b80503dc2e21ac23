import { expectNoAxeViolationsInThemes } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { answerRiskQuestions, becomeApplicant, PICTURE } from './applicant.js';
import { press, tabTo, typeInto } from './keyboard.js';
import { expect, lastCode, test, VIKRAM } from './site.js';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const OCCUPATION = '/v1/profile/occupation-nominee-details?flowType=checkout';

async function tellPersonal(page: Page): Promise<void> {
  await heading(page, 'Personal details');
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel('Date of birth').fill('31/01/1990');
  await page.getByLabel('Address').fill('14 Lake View Road');
  await page.getByLabel('Pincode').fill('411001');
  await goOn(page);
}

async function linkBank(page: Page, account: string): Promise<void> {
  await heading(page, 'Bank details');
  await page.getByLabel(/Cancelled cheque/).setInputFiles(PICTURE);
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
  await page.getByLabel('Bank account number').fill(account);
  await page.getByLabel('IFSC').fill('HDFC0000060');
  await page.getByText('Savings', { exact: true }).click();
  await page.getByRole('button', { name: 'Link bank account' }).click();
}

/** To the risk profile, which has a test of its own. */
async function leaveBank(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/profiles/'),
  );
  await goOn(page);
  expect((await saved).ok()).toBe(true);
}

/** As with a finger: up and down across the paper. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw it instead' }).click();
  const paper = page.getByRole('img', { name: /Sign here/ });
  await paper.scrollIntoViewIfNeeded();
  const box = (await paper.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++)
    await page.mouse.move(box.x + box.width * (0.2 + step * 0.03), box.y + box.height * (0.5 + 0.3 * Math.sin(step)));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
}

async function tellOccupation(page: Page): Promise<void> {
  await heading(page, 'Occupation and nominee details');
  await page.getByText('Service', { exact: true }).click();
  await page.getByLabel('Income slab').selectOption({ label: '5 to 10 lakhs' });
  await page.getByLabel('Aadhaar number').fill('123456789012');
  await sign(page);
  await page.getByRole('radio', { name: /^No/ }).check();
  await goOn(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  await goOn(page);
}

async function confirm(page: Page): Promise<void> {
  await heading(page, 'Confirm with OTP');
  await page.getByLabel('One-time password').fill(await lastCode(page, VIKRAM));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await heading(page, 'Set up auto-pay later');
}

/** Axe finds nothing, and nobody scrolls sideways at 320 px. */
async function isSound(page: Page): Promise<void> {
  await expectNoAxeViolationsInThemes(page);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

for (const width of [1280, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.setTimeout(120_000);

    test('from the PAN to the cart: every step is told, and none is reached before the one before it', async ({
      page,
    }) => {
      await becomeApplicant(page);
      await page.goto(OCCUPATION);
      await tellPersonal(page);
      await page.waitForURL('**/profile/bank-details**');
      await linkBank(page, '50100340005');
      await expect(page.getByText('The names are not the same')).toBeVisible();
      await answerRiskQuestions(page);
      await leaveBank(page);
      await page.goto(OCCUPATION);
      await tellOccupation(page);
      await confirm(page);
      await page.waitForURL('**/profile/mandates/setup-mandate**');
      await goOn(page);
      await page.waitForURL('**/v1/cart-review');
      await page.goto('/v1/profile/personal-details');
      await heading(page, 'Personal details');
      await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    });

    test('on another device it goes on where it was left, with what was saved', async ({ page, browser, site }) => {
      await becomeApplicant(page);
      await page.goto('/v1/profile/personal-details');
      await tellPersonal(page);
      await page.waitForURL('**/profile/bank-details**');
      const other = await browser.newPage({ baseURL: site.origin, storageState: await page.context().storageState() });
      await other.goto(OCCUPATION);
      await heading(other, 'Bank details');
      await other.getByRole('button', { name: 'Back' }).click();
      await expect(other.getByLabel('Date of birth')).toHaveValue('31/01/1990');
      await expect(other.getByText('Pune, Maharashtra')).toBeVisible();
      await other.goBack();
      await heading(other, 'Bank details');
      await other.close();
    });

    test('axe finds nothing on any step, filled or refused', async ({ page }) => {
      await becomeApplicant(page);
      await page.goto('/v1/profile/personal-details');
      await heading(page, 'Personal details');
      await goOn(page);
      await expect(page.getByText('Please enter your gender.')).toBeVisible();
      await isSound(page);
      await tellPersonal(page);
      await linkBank(page, '50100340001');
      await expect(page.getByText(/please enter correct account details/).first()).toBeVisible();
      await isSound(page);
      await page.getByLabel('Bank account number').fill('50100340005');
      await page.getByRole('button', { name: 'Link bank account' }).click();
      await expect(page.getByText('The names are not the same')).toBeVisible();
      await isSound(page);
      await answerRiskQuestions(page);
      await leaveBank(page);
      await page.goto(OCCUPATION);
      await heading(page, 'Occupation and nominee details');
      await goOn(page);
      await expect(page.getByText('Please upload your signature.')).toBeVisible();
      await isSound(page);
      await tellOccupation(page);
      await heading(page, 'Confirm with OTP');
      await isSound(page);
      await confirm(page);
      await isSound(page);
    });
  });
}

test('by keyboard alone, the first two steps are told', async ({ page }) => {
  await becomeApplicant(page);
  await page.goto('/v1/profile/personal-details');
  await heading(page, 'Personal details');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Date of birth'), '31011990');
  await typeInto(page, page.getByLabel('Address'), '14 Lake View Road');
  await typeInto(page, page.getByLabel('Pincode'), '411001');
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await heading(page, 'Bank details');
  await tabTo(page, page.getByLabel(/Cancelled cheque/));
  await page.getByLabel(/Cancelled cheque/).setInputFiles(PICTURE);
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
  await typeInto(page, page.getByLabel('Bank account number'), '50100347821218');
  await typeInto(page, page.getByLabel('IFSC'), 'HDFC0000060');
  await tabTo(page, page.getByRole('radio', { name: 'Savings' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Link bank account' }));
  await expect(page.getByText('Account Link successfully!!').first()).toBeAttached();
});
