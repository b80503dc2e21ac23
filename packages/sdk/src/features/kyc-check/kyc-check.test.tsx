import { advisorFor, newInvestor, soundAnswers } from '@prosperx/api/testing';
import { uploadCancelledCheque, verifyBankAccount } from '@prosperx/core/bank';
import { getKycDetails } from '@prosperx/core/kyc';
import { getProfileView, saveProfile } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { BORN, field, HELP_LINE, KycCheck, kycPage } from './testing/kyc-page.js';

const server = serverForTests();
const { newcomer, tell, show } = kycPage(server);
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const ASHA = '9876500001';
afterEach(() => void vi.restoreAllMocks());

const controls = () =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].map((each) => each.textContent);

describe('the nine statuses', () => {
  it.each([
    [
      'REGIS0001A',
      'KYC registered',
      /For a new fund house, complete the KYC again/,
      ['Fill in my details', 'Do KYC Process', 'Create My Account'],
    ],
    ['UNDER0001A', 'KYC under process', /once it is complete/, ['Fill in my details', 'Create My Account']],
    ['SHORT0001A', 'KYC under process', /once it is complete/, ['Fill in my details', 'Create My Account']],
    ['VALID0001A', 'KYC validated', /allows investing in any scheme/, ['Fill in my details', 'Create My Account']],
    ['NONCO0001A', 'KYC not complete', /Complete it before any transaction/, ['Do KYC Process', 'Clear']],
    ['ERROR0001A', 'KYC not complete', /Complete it before any transaction/, ['Login with another number', 'Clear']],
    ['NOTAV0001A', 'No KYC found for this PAN', /Complete it before any transaction/, ['Do KYC Process', 'Clear']],
    ['HOLDR0001A', 'KYC on hold or rejected', /on paper before any transaction/, ['Clear', `Call ${HELP_LINE}`]],
    [
      'DUPLI0001A',
      'This PAN belongs to another account',
      /match this account/,
      ['Login with another number', 'Clear', `Call ${HELP_LINE}`],
    ],
    [
      'MISMA0001A',
      'This PAN does not match your name',
      /match this account/,
      ['Login with another number', 'Clear', `Call ${HELP_LINE}`],
    ],
  ])('%s: %s', async (pan, title, permits, offered) => {
    const { check } = show((await newcomer()).browser);
    await check(pan);
    const heading = await screen.findByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(permits)).toBeTruthy();
    await screen.findByRole('link', { name: 'Go to Homepage' });
    expect(controls()).toEqual([...offered, 'Go to Homepage']);
    if (pan === 'ERROR0001A') expect(screen.getByText(/could not verify the name/)).toBeTruthy();
  });

  it('shows of a registered PAN four points on new funds, what to have ready, and the cleaned name once the date of birth is given', async () => {
    const page = show((await newcomer()).browser, { flowType: 'checkout' });
    await tell('POINT0001A', 'KYC_REGISTERED_STATUS');
    await page.check('point0001a');
    await screen.findByRole('heading', { name: 'KYC registered' });
    expect(screen.queryByText(/^TEST INVESTOR/)).toBeNull();
    await page.prove(BORN);
    await screen.findByText(/^TEST INVESTOR/);
    const points = screen.getByRole('heading', { name: 'Investing in new funds' }).parentElement;
    expect(points?.querySelectorAll('li')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Keep these ready' })).toBeTruthy();
    await page.press('Create My Account');
    await page.leadsTo('/profile/personal-details', { flowType: 'checkout' });
  });

  it('shows of a PAN that another account has proven the end of its number to who proves it too', async () => {
    await (await newcomer()).client.call(getKycDetails, { query: { pan: 'TAKEN0001A', dob: BORN } });
    const page = show((await newcomer()).browser);
    await page.check('TAKEN0001A');
    await page.prove(BORN);
    await screen.findByRole('heading', { name: 'This PAN belongs to another account' });
    expect(screen.getByText(/linked to the mobile number \D+\d{4}\./)).toBeTruthy();
    await page.press('Clear');
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole('heading', { name: 'This PAN belongs to another account' })).toBeNull();
  });
});

describe('the KYC check', () => {
  it('says that the name of the PAN took the place of the one typed at sign-up', async () => {
    const { browser } = await newcomer();
    const { kyc } = server.kit.services.providers;
    const lookUp = vi.spyOn(kyc, 'lookUp');
    lookUp.mockResolvedValueOnce({ status: 'KYC_VALIDATED_STATUS', rawStatus: '', name: 'MR NIKHIL RAO', error: null });
    const page = show(browser);
    await page.check('NICKS0001A');
    lookUp.mockResolvedValueOnce({ status: 'KYC_VALIDATED_STATUS', rawStatus: '', name: 'MR NIKHIL RAO', error: null });
    await page.prove(BORN);
    await screen.findByText(/changed from “Test Investor \d+” to the name on your PAN/);
    await waitFor(() => expect(page.services.session.getState().user?.name).toBe('NIKHIL RAO'));
  });

  it('asks for the date of birth of a record that was found, says that another is wrong, and moves to what it filled', async () => {
    const { browser, client, ucc } = await newcomer();
    const page = show(browser);
    await page.check('PROVE0001A');
    await screen.findByText('Your KYC record was found');
    await page.user.clear(screen.getByLabelText('Date of birth'));
    await page.press('Fill in my details');
    expect(screen.getByText('Please enter your date of birth')).toBeTruthy();
    await page.prove('30/01/1990');
    await screen.findByText('This is not the date of birth in the KYC record of this PAN.');
    expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'));
    expect(screen.queryByText('Registered name')).toBeNull();
    await page.prove(BORN);
    await screen.findByText('Registered name');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'KYC validated' }));
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({ address: '12 Residency Road' });
    expect(browser.requests.join('\n')).not.toContain('1990');
  });

  it('says that no more dates are tried, and leaves the way on by hand', async () => {
    const { browser, client } = await newcomer();
    for (let day = 1; day <= 5; day += 1)
      await client.fail(getKycDetails, { query: { pan: 'OFTEN0001A', dob: `0${day}/01/1980` } });
    const page = show(browser);
    await page.check('OFTEN0001A');
    await page.prove(BORN);
    await screen.findByText(/^Too many dates were tried for this PAN/);
    await page.press('Create My Account');
    await page.leadsTo('/profile/personal-details', { flowType: 'checkout' });
  });

  it('wants the date of birth of who has linked an account that does not confirm the PAN, or a KYC online', async () => {
    const { browser, client, ucc } = await newcomer();
    const save = (body: object) => client.call(saveProfile, { query: { ucc }, body });
    await client.call(getKycDetails, { query: { pan: 'OTHER0001A' } });
    await save(soundAnswers.personal);
    await client.call(verifyBankAccount, { body: { accNo: '50100340005', ifsc: 'SBIN0000300' } });
    await client.call(uploadCancelledCheque, { body: { file: PNG, name: 'cheque.png' } });
    await save(soundAnswers.bank);
    const page = show(browser);
    await screen.findByText(/^Your bank account does not confirm that this PAN is yours/);
    await screen.findByRole('button', { name: 'Do KYC Process' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await page.press('Confirm');
    await page.press('Continue');
    await page.leadsTo('/profile/risk-profile', { flowType: 'checkout' });
  });

  it('says what is wrong with a PAN, and asks nobody', async () => {
    const { browser } = await newcomer();
    const page = show(browser);
    await page.check('');
    expect(screen.getByText('Please enter PAN number')).toBeTruthy();
    await page.check('ABC12');
    expect(screen.getByText('Please enter valid PAN number')).toBeTruthy();
    expect(browser.requests.some((line) => line.includes('kyc'))).toBe(false);
  });

  it('checks a PAN that is known by itself, and then says Continue', async () => {
    const { browser } = await newcomer();
    const first = show(browser);
    await first.check('KNOWN0001A');
    await screen.findByRole('button', { name: 'Create My Account' });
    first.unmount();
    const page = show(browser);
    await screen.findByRole('heading', { name: 'KYC validated' });
    expect((await field()).value).toBe('KNOWN0001A');
    expect(screen.queryByText('Go to Homepage')).toBeNull();
    await page.press('Continue');
    await page.leadsTo('/profile/personal-details', { flowType: 'checkout' });
  });

  it('keeps the PAN of who is registered', async () => {
    show(await signedInBrowser(server, ASHA));
    expect((await field()).disabled).toBe(true);
  });

  it('says that the registry could not be reached, and lets it be tried again', async () => {
    const { browser } = await newcomer();
    const page = show(browser);
    await field();
    browser.network = false;
    await page.check('AGAIN0001A');
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    browser.network = true;
    await page.press('Check KYC Status');
    await screen.findByRole('heading', { name: 'KYC validated' });
  });

  it('leaves an advisor their session where the PAN is not that of their customer, of whom they choose another', async () => {
    const customer = await newInvestor(server.kit, false);
    const client = await advisorFor(server.kit, customer);
    const page = show(testBrowser(server.kit, { cookies: client.cookies }));
    await page.check('ERROR0001A');
    await screen.findByText(/could not verify the name/);
    expect(controls()).toContain(`Call ${HELP_LINE}`);
    expect(controls()).not.toContain('Choose another customer');
    await page.check('MISMA0001A');
    await screen.findByText(/^Is this PAN your customer’s, but not the number\?/);
    await page.press('Choose another customer');
    await page.leadsTo('/my-customers', {});
    expect(page.services.session.getState().advisor).not.toBeNull();
  });

  it('ends the session before another number is asked for', async () => {
    const page = show((await newcomer()).browser);
    await page.check('MISMA0001A');
    await page.press('Login with another number');
    await waitFor(() => expect(page.navigations).toEqual([{ to: '/login', params: { to: '/profile/kyc-details' } }]));
    expect(page.services.session.getState().status).toBe('visitor');
  });

  it('asks a visitor to log in, and comes back', async () => {
    const page = renderWithServer(server, <KycCheck requestId="kyc_1" />);
    await page.user.click(await screen.findByRole('button', { name: /log ?in/i }));
    expect(page.navigations).toEqual([{ to: '/login', params: { to: '/signzy-callback?requestId=kyc_1' } }]);
  });

  it('says that it could not redirect for a request of nobody', async () => {
    const page = show((await newcomer()).browser, { requestId: 'kyc_of_nobody' });
    await screen.findByText('Unable to redirect. Please try again later.');
    await page.press('Back to KYC');
    expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: {} }]);
  });

  it('says of a registered account without a PAN that there is none, and offers nothing to check', async () => {
    show(await signedInBrowser(server, '9876500006'));
    await screen.findByText('No PAN on this account');
    expect(screen.queryByLabelText('PAN')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check KYC Status' })).toBeNull();
  });
});
