import { newApplicant, soundAnswers } from '@prosperx/api/testing';
import { getProfileView, saveProfile } from '@prosperx/core/profile';
import { logout } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { Onboarding } from './onboarding.js';
import { button, field, heading, openOnboarding } from './testing/onboarding-page.js';

const server = serverForTests();
const { personal } = soundAnswers;
const VIKRAM = '9876500002';
const ASHA = '9876500001';

async function fillPersonal(page: Awaited<ReturnType<typeof openOnboarding>>) {
  await page.user.click(screen.getByRole('radio', { name: 'Female' }));
  page.enter('Date of birth', '3101' + '1990');
  page.enter('Email', personal.primaryEmail);
  page.enter('Address', personal.address);
  page.enter('Pincode', personal.pincode);
}

describe('onboarding', () => {
  it('asks a visitor to log in', async () => {
    const page = renderWithServer(server, <Onboarding step="" retake={false} />);
    await page.user.click(await screen.findByRole('button', { name: /log ?in/i }));
    expect(page.navigations).toEqual([{ to: '/login', params: { to: '/profile/personal-details' } }]);
  });

  it('asks for the KYC first, and tells the page that it is shown', async () => {
    const onRedirected = vi.fn();
    const page = renderWithServer(server, <Onboarding step="bank" retake={false} onRedirected={onRedirected} />, {
      browser: await signedInBrowser(server, VIKRAM),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Check KYC Status' }));
    expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: { flowType: 'checkout' } }]);
    expect(onRedirected.mock.calls).toEqual([[{ step: 'kyc', isDone: false }]]);
  });

  it('tells the page which step it shows in place of one that is not reached yet, so that the address names it', async () => {
    const page = await openOnboarding(server, 'mandate');
    await heading('Personal details');
    await waitFor(() => expect(page.onRedirected.mock.calls).toEqual([[{ step: 'personal', isDone: false }]]));
    expect(page.onMoved).not.toHaveBeenCalled();
  });

  it('leaves the end of the session its own sentence when a step cannot be saved', async () => {
    const page = await openOnboarding(server);
    await heading('Personal details');
    await fillPersonal(page);
    await page.applicant.client.call(logout);
    page.services.session.subscribe(({ expired }) => {
      if (expired) page.services.flash.getState().show('error', 'Your session has ended.');
    });
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Your session has ended.'));
    await waitFor(() => expect(page.services.queryClient.isMutating()).toBe(0));
    expect(page.flash()).toBe('Your session has ended.');
  });

  it('tells what is missing, word for word, and saves nothing', async () => {
    const page = await openOnboarding(server);
    await heading('Personal details');
    await page.user.clear(field('Date of birth'));
    page.enter('Address', 'x'.repeat(41));
    await page.press('Continue');
    for (const sentence of [
      'Please enter your gender.',
      'Please enter your date of birth',
      'Please enter 40 characters only',
      'Please enter your pincode',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText('41 of 40 characters')).toBeTruthy();
    expect(page.browser.requests.some((request) => request.startsWith('POST'))).toBe(false);
  });

  it('refuses a person younger than 18 on the server’s day, however far ahead the reader’s clock is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T06:00:00Z') });
    const page = await openOnboarding(server);
    await heading('Personal details');
    page.enter('Date of birth', '17/11/2008');
    await page.user.tab();
    expect(screen.getByText('You must be 18 years and above')).toBeTruthy();
    page.enter('Date of birth', '16/11/2008');
    expect(screen.queryByText('You must be 18 years and above')).toBeNull();
    vi.useRealTimers();
  });

  it('saves what was typed and moves to the bank; on another device it is there', async () => {
    const page = await openOnboarding(server);
    await heading('Personal details');
    expect(field('Full name').readOnly).toBe(true);
    expect(field('Mobile number').readOnly).toBe(true);
    await fillPersonal(page);
    await page.user.tab();
    expect(await screen.findByText(/Karnataka/)).toBeTruthy();
    await page.press('Continue');
    await heading('Bank details');
    expect(page.onMoved).toHaveBeenCalledWith({ step: 'bank', isDone: false });
    page.unmount();

    const later = await openOnboarding(server, '', page.applicant);
    await heading('Bank details');
    await later.press('Back');
    await heading('Personal details');
    expect(field('Date of birth').value).toBe('31/01/1990');
    expect(field('Address').value).toBe(personal.address);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    const page = await openOnboarding(server);
    await heading('Personal details');
    await fillPersonal(page);
    page.browser.network = false;
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Something went wrong. Please try again later'));
    expect(field('Email').value).toBe(personal.primaryEmail);
    page.browser.network = true;
    await page.press('Continue');
    await heading('Bank details');
  });

  it('says of a pincode that does not exist so, in its field', async () => {
    const page = await openOnboarding(server);
    await heading('Personal details');
    await fillPersonal(page);
    page.enter('Pincode', '999999');
    await page.press('Continue');
    expect((await screen.findAllByText('Invalid pincode')).length).toBe(1);
    expect(field('Email').value).toBe(personal.primaryEmail);
  });

  it('shows the first step that is not done in place of one that is not reached', async () => {
    const applicant = await newApplicant(server.kit);
    await openOnboarding(server, 'occupation', applicant);
    await heading('Personal details');
  });

  it('shows a step that was done elsewhere meanwhile', async () => {
    const page = await openOnboarding(server, 'bank');
    await heading('Personal details');
    const { client, ucc } = page.applicant;
    await client.call(saveProfile, { query: { ucc }, body: personal });
    const before = (await client.call(getProfileView, { query: { ucc } })).onboardingStep;
    expect(before).not.toBe('personal');
    page.unmount();
    const again = await openOnboarding(server, 'bank', page.applicant);
    await heading('Bank details');
    expect(again.onMoved).not.toHaveBeenCalled();
  });

  it('shows a registered investor locked fields, and goes on without saving', async () => {
    const browser = await signedInBrowser(server, ASHA);
    const page = renderWithServer(server, <Onboarding step="personal" retake={false} />, { browser });
    await heading('Personal details');
    expect(field('Email').readOnly).toBe(true);
    expect(screen.getByRole('radio', { name: 'Female' }).closest('fieldset')?.disabled).toBe(true);
    const writes = () => browser.requests.filter((request) => /^POST .*profiles/.test(request));
    await page.user.click(button('Continue'));
    await heading('Bank details');
    expect(screen.queryByText('Use another account')).toBeNull();
    await page.user.click(button('Continue'));
    expect(writes()).toEqual([]);
  });
});
