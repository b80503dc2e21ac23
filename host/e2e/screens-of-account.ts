import type { Page } from 'playwright/test';
import { answerRiskQuestions, becomeApplicant } from './applicant.js';
import { addBankAccount, giveBankCode } from './bank-account.js';
import {
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
import { summaryOf, waitingOrders } from './pay-orders.js';
import { PAGES } from './plain-pages.js';
import { open } from './screen-steps.js';
import { type Look, walk, type Walk } from './screens.js';
import { ASHA, beSignedIn, expect, VIKRAM } from './site.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function seePages(page: Page, look: Look): Promise<void> {
  for (const [path, title] of PAGES) {
    await open(page, path, title);
    await look(page, path);
  }
}

/** PANs and the titles of what they lead to. */
const KYC = [
  ['NOTAV0001A', 'No KYC found for this PAN'],
  ['NONCO0001A', 'KYC not complete'],
  ['ERROR0001A', 'KYC not complete'],
  ['HOLDR0001A', 'KYC on hold or rejected'],
  ['DUPLI0001A', 'This PAN belongs to another account'],
  ['MISMA0001A', 'This PAN does not match your name'],
  ['UNDER0001A', 'KYC under process'],
  ['REGIS0001A', 'KYC registered'],
  ['VALID0001A', 'KYC validated'],
] as const;

async function seeKyc(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/kyc-details');
  for (const [pan, title] of KYC) {
    await page.getByLabel('PAN', { exact: true }).fill(pan);
    await button(page, 'Check KYC Status').click();
    await heading(page, title);
    await look(page, `KYC, ${pan}`);
  }
}

async function seeOnboarding(page: Page, look: Look): Promise<void> {
  await becomeApplicant(page);
  await page.goto('/v1/profile/personal-details');
  await heading(page, 'Personal details');
  await next(page);
  await expect(page.getByText('Please enter your gender.')).toBeVisible();
  await look(page, 'onboarding, personal details refused');
  await fillPersonal(page);
  await linkBank(page, '50100340001');
  await expect(page.getByText(/please enter correct account details/).first()).toBeVisible();
  await look(page, 'onboarding, bank refused');
  await page.getByLabel('Bank account number').fill('50100340005');
  await button(page, 'Link bank account').click();
  await expect(page.getByText('The names do not match')).toBeVisible();
  await look(page, 'onboarding, another name at the bank');
  await sendCheque(page);
  await leaveBank(page);
  await heading(page, 'Risk profile');
  await look(page, 'onboarding, risk profile');
  await button(page, "Let's Begin").click();
  await expect(page.getByText('Question 1 of 8', { exact: true }).first()).toBeVisible();
  await look(page, 'onboarding, a question');
  await answerRiskQuestions(page);
  await page.goto('/v1/profile/risk-profile-result?flowType=checkout');
  await expect(page.getByRole('img', { name: /^Risk class/ })).toBeVisible();
  await look(page, 'onboarding, risk class');
  await seeLastSteps(page, look);
}

async function seeLastSteps(page: Page, look: Look): Promise<void> {
  await page.goto(OCCUPATION);
  await heading(page, 'Occupation and nominee details');
  await next(page);
  await expect(page.getByText('Please upload your signature.')).toBeVisible();
  await look(page, 'onboarding, occupation refused');
  await fillOccupation(page);
  await heading(page, 'Confirm with OTP');
  await look(page, 'onboarding, OTP');
  await confirm(page, VIKRAM);
  await look(page, 'onboarding, told');
}

async function seeProfile(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  for (const place of ['personal-info', 'bank-info', 'employment-info', 'nominee-info']) {
    await page.goto(`/v1/profile/${place}`);
    await expect(page.getByRole('tabpanel').getByRole('definition').first()).toBeVisible();
    await look(page, `profile, ${place}`);
  }
  await button(page, 'Edit Nominee Details').click();
  await page.getByLabel('Nominee is a minor').first().check();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Please enter guardian name')).toBeVisible();
  await look(page, 'profile, nominees refused');
  await page.goto('/v1/profile/personal-info');
  await button(page, 'Edit Personal Details').click();
  await page.getByLabel('Address').fill('7 Hill Road');
  await button(page, 'Save Changes').click();
  await heading(page, 'Confirm your changes');
  await look(page, 'profile, OTP');
}

/** A second bank account, which payments may then be made from. */
async function seeBankAccounts(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/bank-info');
  await button(page, 'Add or replace bank account').click();
  await look(page, 'profile, bank account');
  await addBankAccount(page);
  await look(page, 'profile, OTP of a bank account');
  await giveBankCode(page);
  await look(page, 'profile, two bank accounts');
  const { paymentUrl } = await waitingOrders(page);
  await page.goto(summaryOf(paymentUrl));
  await expect(page.getByText('Pay from')).toBeVisible();
  await look(page, 'order summary, two bank accounts');
}

async function seeOwnData(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/personal-info');
  await button(page, 'Download my data').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'profile, download of data');
  await page.reload();
  await button(page, 'Request deletion').click();
  await look(page, 'profile, deletion');
  await button(page, 'Send OTP').click();
  await expect(page.getByText('Your account cannot be deleted yet')).toBeVisible();
  await look(page, 'profile, deletion refused');
  await open(page, '/verify-email#token=nothing', /.+/);
  await look(page, 'verification of an email, invalid');
  await open(page, '/review.html', /.+/);
  await look(page, 'review');
}

/** Every screen of the account and every page of words; in `npm test` their own specs look at them. */
export const accountWalks: readonly Walk[] = [
  walk('the pages', seePages),
  walk('the KYC', seeKyc),
  walk('the onboarding', seeOnboarding),
  walk('the profile', seeProfile),
  walk('bank accounts', seeBankAccounts),
  walk("one's own data", seeOwnData),
];
