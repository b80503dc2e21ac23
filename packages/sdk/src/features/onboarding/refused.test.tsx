import { completeApplicant, lastOtp } from '@prosperx/api/testing';
import { saveProfile, saveUser, sendOnboardingOtp, verifyOnboardingOtp } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { button, field, heading, openOnboarding } from './testing/onboarding-page.js';

const server = serverForTests();
const REASON = 'The exchange could not read the address.';
const otps = (requests: readonly string[]) => requests.filter((request) => request.includes('send-otp'));

/** Whose address the exchange did not take. */
async function refusedApplicant() {
  const applicant = await completeApplicant(server.kit);
  const { client, ucc, mobile } = applicant;
  await client.call(saveProfile, { query: { ucc }, body: { address: '1 Refused Road' } });
  await client.call(sendOnboardingOtp, { query: { ucc }, body: {} });
  const otp = await lastOtp(client, mobile);
  const { ticket } = await client.call(verifyOnboardingOtp, { query: { ucc }, body: { otp } });
  await client.call(saveUser, { body: { ticket } });
  await server.kit.settle();
  server.kit.clock.advance(60_000);
  return applicant;
}

describe('a refused registration', () => {
  it('opens at the step that holds what was refused, with the field marked until it is changed', async () => {
    const page = await openOnboarding(server, '', await refusedApplicant());
    await heading('Personal details');
    expect(screen.getByText('The exchange rejected your details')).toBeTruthy();
    expect(field(/^Address/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Address/)).toHaveProperty('value', '1 Refused Road');
    page.enter(/^Address/, '1 Lake View Road');
    expect(field(/^Address/).getAttribute('aria-invalid')).not.toBe('true');
    await page.press('Continue');
    await heading('Bank details');
    expect(await screen.findByText('Your correction has not been sent to the exchange yet')).toBeTruthy();
    expect(screen.queryByText(new RegExp(REASON))).toBeNull();
    await page.user.click(button('Go to step 4'));
    await heading('Occupation and nominee details');
    await page.press('Continue');
    await screen.findByRole('dialog', { name: 'Confirm with OTP' });
  });

  it('leads from step 4 to what was refused, and sends no code for the same again', async () => {
    const page = await openOnboarding(server, 'occupation', await refusedApplicant());
    await heading('Occupation and nominee details');
    const before = otps(page.browser.requests).length;
    await page.press('Continue');
    await heading('Personal details');
    expect(otps(page.browser.requests)).toHaveLength(before);
    await page.user.click(screen.getByRole('link', { name: /^Occupation and nominee/ }));
    await heading('Occupation and nominee details');
    await page.user.click(button('Correct your address'));
    await heading('Personal details');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Correct your address' })).toBeNull());
  });
});
