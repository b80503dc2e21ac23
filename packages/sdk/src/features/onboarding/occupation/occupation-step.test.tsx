import { completeApplicant, itInTrust, lastOtp, otherThan, soundAnswers } from '@prosperx/api/testing';
import { getProfileView, saveProfile } from '@prosperx/core/profile';
import { OTP_LIMITS } from '@prosperx/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Onboarding } from '#features/onboarding/onboarding.js';
import {
  agreement,
  dialog,
  fillIn,
  openOccupation as openAtOccupation,
  type Page,
  TITLE,
} from '#features/onboarding/testing/occupation-page.js';
import { field, heading, openOnboarding, png } from '#features/onboarding/testing/onboarding-page.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';

const server = serverForTests();
const { occupation } = soundAnswers;

const openOccupation = () => openAtOccupation(server);

/** At step 4, with all of it told in an earlier visit. */
async function openWithAll() {
  const page = await openOnboarding(server, '', await completeApplicant(server.kit));
  await heading(TITLE);
  return page;
}

const viewOf = ({ applicant: { client, ucc } }: Page) => client.call(getProfileView, { query: { ucc } });

describe('the occupation step', () => {
  it('says what is missing, keeps what cannot be saved, sends a code, refuses a wrong one, and registers by the right one', async () => {
    const page = await openOccupation();
    page.enter('Aadhaar number', '1234');
    await page.press('Continue');
    for (const sentence of [
      'Please enter your occupation type.',
      'Please select your income slab',
      'Please enter valid adhaar no.',
      'Please enter your place of birth',
      'Please upload your signature.',
      'Please choose Yes or No.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
    // a drawing goes when a picture is uploaded
    await page.press('Draw it instead');
    await page.user.click(await screen.findByRole('button', { name: 'Use this signature' }));
    await screen.findByText('Draw your whole signature first.');
    await fillIn(page);
    expect(screen.queryByText('Draw your whole signature first.')).toBeNull();
    // the declaration opens for a person who would go on without agreeing, and nothing is saved before
    await page.press('Continue');
    const declaration = within(await dialog('Terms and FATCA compliance'));
    const terms = declaration.getByRole<HTMLAnchorElement>('link', { name: 'Terms of use' });
    expect([new URL(terms.href).pathname, terms.target]).toEqual(['/v1/terms-conditions', '_blank']);
    expect((await viewOf(page)).occupationType).toBeNull();
    await page.user.click(declaration.getByRole('button', { name: 'I agree' }));
    expect(agreement().checked).toBe(true);
    page.browser.network = false;
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Can not update. Please try later.'));
    expect(field('Aadhaar number').value).toBe('1234-5678-9012');
    expect(field('Income slab').value).toBe('33');
    page.browser.network = true;
    page.browser.refusals.push({ call: saveProfile, code: 'too_many_requests' });
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('too_many_requests'));
    await page.press('Continue');
    const confirming = within(await dialog('Confirm with OTP'));
    expect((await viewOf(page)).aadhar).toBe('9012');
    const submit = confirming.getByRole('button', { name: 'Confirm' });
    await page.user.click(submit);
    expect(confirming.getByText('Please enter OTP.')).toBeTruthy();
    const code = await lastOtp(page.applicant.client, page.applicant.mobile);
    page.enter('One-time password (OTP)', '12');
    await page.user.click(submit);
    expect(confirming.getByText('Please enter correct OTP.')).toBeTruthy();
    page.enter('One-time password (OTP)', otherThan(code));
    await page.user.click(submit);
    expect(await confirming.findByText('Please enter correct OTP.')).toBeTruthy();
    expect(page.onRegistered).not.toHaveBeenCalled();
    page.enter('One-time password (OTP)', code);
    await page.user.click(submit);
    await heading('Set up AutoPay');
    expect(page.onRegistered).toHaveBeenCalledOnce();
    expect([1, 3]).toContain((await viewOf(page)).registeredWithBse);
    await page.press('Continue');
    expect(page.navigations.at(-1)?.to).toBe('/cart-review');
  });

  it('keeps a tax residence abroad, which is asked of those alone who have one, and nominees, after marking what is wrong with them', async () => {
    const page = await openOccupation();
    await fillIn(page);
    expect(screen.queryByLabelText('Country of tax residence')).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'India and another country' }));
    await page.user.click(screen.getByRole('radio', { name: 'Yes, a relative is' }));
    await page.user.click(agreement());
    await page.user.click(screen.getByRole('radio', { name: /^Yes.*units/ }));
    await page.press('Continue');
    expect(screen.getByText('Please select a country')).toBeTruthy();
    expect(screen.getByText('Please enter your tax identification number')).toBeTruthy();
    expect(screen.getByText('Please enter your nominee name')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Confirm with OTP' })).toBeNull();
    await page.user.selectOptions(field('Country of tax residence'), 'United States');
    page.enter(/^Tax identification number/, '123-45-6789');
    page.enter('Nominee name', 'Leela Rao');
    await page.user.selectOptions(field('Relationship'), 'Mother');
    page.enter(/^Share/, '100');
    page.enter('PAN', 'ABCPL1234K');
    page.enter('Email', 'leela@example.com');
    page.enter('Mobile number', '9876543210');
    page.enter('Address', '1 Hill Road');
    page.enter('Pincode', '411001');
    await page.press('Continue');
    await dialog('Confirm with OTP');
    const kept = await viewOf(page);
    expect(kept.fatca).toEqual({
      birthPlace: 'Pune',
      birthCountry: 'IN',
      pepStatus: 'R',
      taxResidences: [{ country: 'US', tin: '123-45-6789', noTin: '' }],
    });
    expect(kept.nomineeList.map(({ nomineeName }) => nomineeName)).toEqual(['Leela Rao']);
  });

  it('asks only for the code of a person who has given all of it, and is given the one that stands by who closed the dialog', async () => {
    const page = await openWithAll();
    // not for the whole Aadhaar number again
    expect(field('Aadhaar number').placeholder).toContain('9012');
    expect(field('Income slab').value).toBe(occupation.incomeSlab);
    await page.press('Continue');
    const confirming = within(await dialog('Confirm with OTP'));
    expect(confirming.getByText('Resend OTP in 0:30')).toBeTruthy();
    expect(confirming.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
    const code = await lastOtp(page.applicant.client, page.applicant.mobile);
    page.enter('One-time password (OTP)', otherThan(code));
    await page.user.click(confirming.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Please enter correct OTP.');
    await screen.findByText(/^Resend OTP in 0:[12]\d$/);
    await page.press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm with OTP' })).toBeNull());
    await page.press('Continue');
    await dialog('Confirm with OTP');
    // nothing is said of the last wrong code, and the time is counted on
    expect(screen.queryByText('Please enter correct OTP.')).toBeNull();
    expect(screen.getByText(/^Resend OTP in 0:[12]\d$/)).toBeTruthy();
    // one code until the lock-out is over
    expect(page.browser.requests.filter((request) => request.includes('send-otp'))).toHaveLength(1);
    page.enter('One-time password (OTP)', code);
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await heading('Set up AutoPay');
  });

  it('says that the code could not be sent, or the picture not be kept, when the connection breaks', async () => {
    const page = await openWithAll();
    const { requests } = page.browser;
    requests.push = (asked) => {
      page.browser.network = !asked.includes('send-otp');
      return Array.prototype.push.call(requests, asked);
    };
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Failed to send OTP.'));
    page.browser.network = false;
    requests.push = () => 0;
    await page.user.upload(field(/Replace Signature/), png('signature.png'));
    await screen.findByText('Failed to upload. Please try again later.');
  });

  itInTrust('sends another code to a person who has spent the last one by guessing, and comes back', async () => {
    const page = await openWithAll();
    await page.press('Continue');
    await dialog('Confirm with OTP');
    const code = await lastOtp(page.applicant.client, page.applicant.mobile);
    for (let guess = 0; guess < 6; guess += 1) {
      page.enter('One-time password (OTP)', otherThan(code));
      await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(field('One-time password (OTP)').value).toBe(''));
    }
    await page.press('Close');
    server.kit.clock.advance(OTP_LIMITS.gap.within);
    await page.press('Continue');
    expect(await screen.findByText(/^A new code was sent to/)).toBeTruthy();
    page.enter('One-time password (OTP)', await lastOtp(page.applicant.client, page.applicant.mobile));
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await heading('Set up AutoPay');
  });

  it('shows a registered investor what the exchange has: nothing changes it, and the declaration can be read', async () => {
    const asha = await signedInBrowser(server, '9876500001');
    const { user } = renderWithServer(server, <Onboarding step="occupation" retake={false} />, { browser: asha });
    await heading(TITLE);
    await screen.findByRole('group', { name: 'Nominee 1/3' });
    for (const name of [/^Remove/, /Split equally/, /^Add/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(agreement().disabled).toBe(true);
    expect(screen.queryByText(/You will confirm it with an OTP/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read the declaration' }));
    const declaration = within(await dialog('Terms and FATCA compliance'));
    expect(declaration.queryByRole('button', { name: 'I agree' })).toBeNull();
  });
});
