import { type Applicant, completeApplicant, newApplicant, soundAnswers } from '@prosperx/api/testing';
import { getKycDetails } from '@prosperx/core/kyc';
import { saveProfile } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registeredInvestor } from '#testing/registered-investor.js';
import { serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { HELP_LINE, kycPage } from './testing/kyc-page.js';

const server = serverForTests();
const { newcomer, tell, show } = kycPage(server);
const browserOf = ({ client }: Pick<Applicant, 'client'>) => testBrowser(server.kit, { cookies: client.cookies });
afterEach(() => void vi.restoreAllMocks());

describe('the way on from the KYC check', () => {
  it('leads a person who comes back to the first step that is not finished', async () => {
    const bank = await newApplicant(server.kit);
    const { personal } = soundAnswers;
    await bank.client.call(saveProfile, { query: { ucc: bank.ucc }, body: personal });
    const atBank = show(browserOf(bank), { flowType: 'checkout' });
    await atBank.press('Continue');
    await atBank.leadsTo('/profile/bank-details', { flowType: 'checkout' });
    atBank.unmount();
    const atLast = show(browserOf(await completeApplicant(server.kit)), { flowType: 'checkout' });
    await atLast.press('Continue');
    await atLast.leadsTo('/profile/occupation-nominee-details', { flowType: 'checkout' });
  });

  it('asks a registered investor for no documents, and leads them to their profile', async () => {
    const page = show(browserOf(await registeredInvestor(server.kit)));
    await screen.findByRole('heading', { name: 'KYC validated' });
    expect(screen.queryByRole('heading', { name: 'Keep these ready' })).toBeNull();
    await page.press('Continue');
    await page.leadsTo('/profile', {});
  });

  it('leads with the KYC where it is only registered and nothing is held, and elsewhere with what is next', async () => {
    const rankOf = async (name: string) => (await screen.findByRole('button', { name })).dataset['variant'];
    const nobody = show((await newcomer()).browser);
    await nobody.check('REGIS0001A');
    expect(await rankOf('Do KYC Process')).toBe('primary');
    expect(await rankOf('Create My Account')).toBe('secondary');
    nobody.unmount();
    await tell('AAAPR1234A', 'KYC_REGISTERED_STATUS');
    show(await signedInBrowser(server, '9876500001'));
    expect(await rankOf('Continue')).toBe('primary');
    expect(await rankOf('Do KYC Process')).toBe('secondary');
  });

  it('has a registered investor call about an error of the registry: another number is another account', async () => {
    const page = browserOf(await registeredInvestor(server.kit));
    const { kyc } = server.kit.services.providers;
    const said = { rawStatus: 'NON COMPLIANT', name: 'A', error: 'The name is not clear.' };
    vi.spyOn(kyc, 'lookUp').mockResolvedValue({ ...said, status: 'KYC_NON_COMPLIANT_STATUS' });
    show(page);
    await screen.findByText('The name is not clear.');
    expect(screen.getByRole('link').textContent).toBe(`Call ${HELP_LINE}`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('notices a KYC that was done in another tab when this one is looked at again', async () => {
    await tell('LATER0001A', 'KYC_NOT_AVAILABLE');
    const { browser, client } = await newcomer();
    const page = show(browser);
    await page.check('LATER0001A');
    await screen.findByRole('heading', { name: 'No KYC found for this PAN' });
    const lookUps = () => browser.requests.filter((line) => line.includes('get-kyc-details')).length;
    const views = () => browser.requests.filter((line) => line.includes('profiles/')).length;
    const before = { views: views(), lookUps: lookUps() };
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(views()).toBeGreaterThan(before.views));
    expect(lookUps()).toBe(before.lookUps);

    await tell('LATER0001A', 'KYC_UNDER_PROCESS_STATUS');
    await client.call(getKycDetails, { query: { pan: 'LATER0001A' } });
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      screen.getByRole('heading', { name: 'KYC under process' });
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'KYC under process' }));
  });

  it('says to who shared nothing that nothing was, and what to do', async () => {
    const { browser } = await newcomer();
    show(browser, { notShared: true });
    expect(await screen.findByText(/without sharing your details/)).toBeTruthy();
  });
});
