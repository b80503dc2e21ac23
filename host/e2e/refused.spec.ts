import { answerRiskQuestions, becomeApplicant } from './applicant.js';
import { addLumpsum } from './cart.js';
import {
  confirm,
  fillOccupation,
  giveCode,
  next,
  heading,
  leaveBank,
  linkBank,
  OCCUPATION,
} from './onboarding-steps.js';
import { expect, lastCode, moveClock, test, VIKRAM, TRUST } from './site.js';

const ADDRESS = '1 Refused Road';

test('who is refused is led to the address, changes it, confirms, and is registered', TRUST, async ({ page }) => {
  test.setTimeout(120_000);
  await becomeApplicant(page);
  await page.goto('/v1/profile/personal-details');
  await heading(page, 'Personal details');
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel('Address').fill(ADDRESS);
  await page.getByLabel('Pincode').fill('411001');
  await next(page);
  await linkBank(page, '50100347821218');
  await expect(page.getByText('Account Link successfully!!').first()).toBeAttached();
  await answerRiskQuestions(page);
  await leaveBank(page);
  await page.goto(OCCUPATION);
  await fillOccupation(page);
  await giveCode(page, VIKRAM);
  // the exchange answers by a job
  await moveClock(page, 'PT1M');
  for (const place of ['home', 'profile/kyc-details']) {
    await page.goto(`/v1/${place}`);
    await expect(page.getByText('The exchange rejected your details')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Correct your address' })).toBeVisible();
  }
  await addLumpsum(page, 'hdfc');
  await expect(async () => {
    await page.goto('/v1/cart-review');
    await expect(page.getByText(/The exchange rejected your details/)).toBeVisible();
  }).toPass();
  await page.getByRole('link', { name: 'View corrections' }).click();
  await page.getByRole('link', { name: 'Correct your address' }).click();
  await heading(page, 'Personal details');
  const address = page.getByLabel('Address');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('1 Lake View Road');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await next(page);
  await heading(page, 'Bank details');
  await expect(page.getByText('Your correction has not been sent to the exchange yet')).toBeVisible();
  await page.getByRole('button', { name: 'Go to step 4' }).click();
  await heading(page, 'Occupation and nominee details');
  await next(page);
  await confirm(page, VIKRAM);
  await moveClock(page, 'PT1M');
  await expect(async () => {
    await page.goto('/v1/profile');
    await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible();
  }).toPass();
  expect(await lastCode(page, VIKRAM)).toBeTruthy();
});
