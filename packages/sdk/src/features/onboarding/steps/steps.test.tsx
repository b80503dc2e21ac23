import { answerRiskButLast, completeApplicant, newApplicant, soundAnswers } from '@prosperx/api/testing';
import { getKycDetails, transactRefusalText } from '@prosperx/core/kyc';
import { revealIdentity, saveProfile } from '@prosperx/core/profile';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();
const { personal, bank } = soundAnswers;

/** Somebody who has done the steps before the risk profile, and all of that but its last question. */
async function openRisk() {
  const applicant = await newApplicant(server.kit);
  const { client, ucc } = applicant;
  await client.call(saveProfile, { query: { ucc }, body: { ...personal, ...bank } });
  await answerRiskButLast(server.kit, applicant);
  const page = await openOnboarding(server, 'risk', applicant);
  await heading('Risk profile');
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}

describe('the risk profile among the steps', () => {
  it('is gone on with, answered and shown where it stands, and leads on', async () => {
    const page = await openRisk();
    await page.press("Let's Begin");
    await screen.findByText('Question 8 of 8', { selector: 'p' });
    await page.user.click(screen.getAllByRole('radio')[0]!);
    await page.press('Submit');
    await screen.findByRole('img', { name: /^Risk class/ });
    await waitFor(() => expect(page.onMoved.mock.calls).toEqual([[{ step: 'risk', isDone: true }]]));
    expect(page.navigations).toEqual([]);
    await page.press('Retake the test');
    await page.press("Let's Begin");
    await screen.findByText('Question 1 of 8', { selector: 'p' });
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    page.unmount();
    const later = await openOnboarding(server, 'risk', page.applicant);
    await screen.findByRole('img', { name: /^Risk class/ });
    await later.press('Continue');
    await heading('Occupation and nominee details');
  });

  it.each(['survey', 'result'])('goes back to the bank from its %s', async (screenOf) => {
    const page =
      screenOf === 'survey'
        ? await openRisk()
        : await openOnboarding(server, 'risk', await completeApplicant(server.kit));
    await heading('Risk profile');
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    await heading('Bank details');
  });
});

describe('the stepper', () => {
  it('ticks the steps that are done, and leads to them', async () => {
    const page = await openOnboarding(server, '', await completeApplicant(server.kit));
    await heading('Occupation and nominee details');
    const steps = within(screen.getByRole('list', { name: 'Steps to open your account' }));
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Personal details (done)',
      'Bank details (done)',
      'Risk profile (done)',
    ]);
    const href = steps.getByRole<HTMLAnchorElement>('link', { name: 'Risk profile (done)' }).href;
    expect(new URL(href).pathname).toBe('/v1/profile/risk-profile-result');
    await page.user.click(steps.getByRole('link', { name: 'Bank details (done)' }));
    await heading('Bank details');
    expect(page.onMoved).toHaveBeenCalledWith({ step: 'bank', isDone: true });
    // what is open can be gone on with from there
    expect(steps.getByRole('link', { name: 'Occupation and nominee' })).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Risk profile (done)' })).toBeTruthy();
  });
});

describe('the last step', () => {
  it('says that one can invest now, where the KYC allows any fund house', async () => {
    await openOnboarding(server, 'mandate', await registeredInvestor(server.kit));
    expect(await screen.findByText(/You can invest now\./)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to KYC' })).toBeNull();
    expect(await screen.findByRole('form', { name: 'AutoPay mandate' })).toBeTruthy();
  });

  it('says what the KYC allows where it does not, with the way to it', async () => {
    const investor = await registeredInvestor(server.kit);
    const { client, ucc } = investor;
    const { pan } = await client.call(revealIdentity, { query: { ucc } });
    await client.call(setSandboxKyc, { body: { pan: pan!, status: 'KYC_REGISTERED_STATUS' } });
    await client.call(getKycDetails, { query: { pan: pan! } });
    const page = await openOnboarding(server, 'mandate', investor);
    expect(await screen.findByText(transactRefusalText.kyc_new_fund_house)).toBeTruthy();
    expect(screen.queryByText(/You can invest now/)).toBeNull();
    await page.user.click(screen.getByRole('link', { name: 'Go to KYC' }));
    expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: { flowType: 'checkout' } }]);
  });
});
