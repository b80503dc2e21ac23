import type { Page } from 'playwright/test';
import { PICTURE } from './applicant.js';
import { expect, lastCode } from './site.js';

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
export const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
export const OCCUPATION = '/v1/profile/occupation-nominee-details?flowType=checkout';

export async function fillPersonal(page: Page): Promise<void> {
  await heading(page, 'Personal details');
  await page.getByText('Male', { exact: true }).click();
  // as the KYC record holds it
  await expect(page.getByLabel('Date of birth')).toHaveValue('31/01/1990');
  await page.getByLabel('Address').fill('14 Lake View Road');
  await page.getByLabel('Pincode').fill('411001');
  await next(page);
}

export async function linkBank(page: Page, account: string): Promise<void> {
  await heading(page, 'Bank details');
  await page.getByLabel('Bank account number').fill(account);
  await page.getByLabel('IFSC').fill('HDFC0000060');
  await page.getByText('Savings', { exact: true }).click();
  await page.getByRole('button', { name: 'Link bank account' }).click();
}

/** The bank names somebody else: a cheque shows whose account it is. */
export async function sendCheque(page: Page): Promise<void> {
  await page.getByLabel(/Cancelled cheque/).setInputFiles(PICTURE);
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
}

/** To the risk profile, which has a test of its own. */
export async function leaveBank(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/profiles/'),
  );
  await next(page);
  expect((await saved).ok()).toBe(true);
}

/** As with a finger: up and down across the paper. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw it instead' }).click();
  const paper = page.getByRole('img', { name: /Sign here/ });
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('there is nothing to sign on');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++)
    await page.mouse.move(box.x + box.width * (0.2 + step * 0.03), box.y + box.height * (0.5 + 0.3 * Math.sin(step)));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await expect(page.getByText('File uploaded successfully.')).toBeVisible();
}

export async function fillOccupation(page: Page): Promise<void> {
  await heading(page, 'Occupation and nominee details');
  await page.getByText('Service', { exact: true }).click();
  await page.getByLabel('Income slab').selectOption({ label: '5 to 10 lakhs' });
  await page.getByLabel('Place of birth').fill('Pune');
  await page.getByLabel('Aadhaar number').fill('123456789012');
  await sign(page);
  await page.getByRole('radio', { name: /legal heirs/ }).check();
  await next(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  await next(page);
}

/** Gives the code of the last step; what follows is the exchange's to say. */
export async function giveCode(page: Page, mobile: string): Promise<void> {
  await heading(page, 'Confirm with OTP');
  await page.getByLabel('One-time password').fill(await lastCode(page, mobile));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm with OTP' })).toBeHidden();
}

export async function confirm(page: Page, mobile: string): Promise<void> {
  await giveCode(page, mobile);
  await heading(page, 'Set up AutoPay');
}

/** The questionnaire, each question by its first answer. */
export async function answerRiskSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Let's Begin" }).click();
  for (let at = 1; at <= 8; at += 1) {
    await expect(page.getByText(`Question ${at} of 8`, { exact: true }).first()).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: at === 8 ? 'Submit' : 'Next', exact: true }).click();
  }
  await page.waitForURL('**/profile/risk-profile-result**');
  await next(page);
}
