import { getKycDetails } from '@prosperx/core/kyc';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { field, HELP_LINE, KycCheck, kycPage } from './testing/kyc-page.js';

const server = serverForTests();
const { newcomer, tell, show } = kycPage(server);
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
      ['Do KYC Process', 'Create My Account'],
    ],
    ['UNDER0001A', 'KYC under process', /once it is complete/, ['Create My Account']],
    ['SHORT0001A', 'KYC under process', /once it is complete/, ['Create My Account']],
    ['VALID0001A', 'KYC validated', /allows investing in any scheme/, ['Create My Account']],
    ['NONCO0001A', 'KYC not complete', /Complete it before any transaction/, ['Do KYC Process', 'Clear']],
    ['ERROR0001A', 'KYC not complete', /Complete it before any transaction/, ['Login with another number', 'Clear']],
    ['NOTAV0001A', 'No KYC found for this PAN', /Complete it before any transaction/, ['Do KYC Process', 'Clear']],
    ['HOLDR0001A', 'KYC on hold or rejected', /on paper before any transaction/, ['Clear', `Call ${HELP_LINE}`]],
    [
      'DUPLI0001A',
      'This PAN belongs to another account',
      /does not fit this account/,
      ['Login with another number', 'Clear'],
    ],
    [
      'MISMA0001A',
      'This PAN does not match your name',
      /does not fit this account/,
      ['Login with another number', 'Clear'],
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

  it('shows of a registered PAN four points on new funds, the cleaned name and what to have ready', async () => {
    const page = show((await newcomer()).browser, { flowType: 'checkout' });
    await tell('POINT0001A', 'KYC_REGISTERED_STATUS');
    await page.check('point0001a');
    await screen.findByText(/^TEST INVESTOR/);
    const points = screen.getByRole('heading', { name: 'Investing in new funds' }).parentElement;
    expect(points?.querySelectorAll('li')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Keep these ready' })).toBeTruthy();
    await page.press('Create My Account');
    await page.leadsTo('/profile/personal-details', { flowType: 'checkout' });
  });

  it('shows of a PAN that another account has the end of its number', async () => {
    await (await newcomer()).client.call(getKycDetails, { query: { pan: 'TAKEN0001A' } });
    const page = show((await newcomer()).browser);
    await page.check('TAKEN0001A');
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
    await screen.findByText(/changed from “Test Investor \d+” to the name on your PAN/);
    await waitFor(() => expect(page.services.session.getState().user?.name).toBe('NIKHIL RAO'));
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
    await screen.findByRole('alert');
    browser.network = true;
    await page.press('Check KYC Status');
    await screen.findByRole('heading', { name: 'KYC validated' });
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
