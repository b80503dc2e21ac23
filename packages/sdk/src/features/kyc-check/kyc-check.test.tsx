import { newInvestor } from '@prosperx/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser, type TestBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { kycCheckContract } from './kyc-check.contract.js';
import { KycCheck as View } from './kyc-check.js';

const KycCheck = toReact(kycCheckContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const HELP_LINE = '1800 123 4567';
afterEach(() => void vi.restoreAllMocks());

const field = () => screen.findByLabelText<HTMLInputElement>('PAN');
const controls = () =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].map((each) => each.textContent);

/** Somebody who has told no PAN yet, in a browser of his own. */
async function newcomer() {
  const { client, ucc } = await newInvestor(server.kit, false);
  return { client, ucc, browser: testBrowser(server.kit, { cookies: client.cookies }) };
}

function show(browser: TestBrowser, props: WidgetProps<typeof kycCheckContract> = {}) {
  const page = renderWithServer(server, <KycCheck helpLine={HELP_LINE} {...props} />, { browser });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const check = async (pan: string) => {
    if (pan) await page.user.type(await field(), pan);
    await press('Check KYC Status');
  };
  return { ...page, press, check };
}

describe('the nine statuses', () => {
  it.each([
    ['REGIS0001A', 'KYC registered', /For a new fund house, complete your KYC again/, ['Create My Account']],
    ['UNDER0001A', 'KYC under process', /as soon as it is decided/, ['Create My Account']],
    ['SHORT0001A', 'KYC under process', /as soon as it is decided/, ['Create My Account']],
    ['VALID0001A', 'KYC validated', /you can invest in any scheme/, ['Create My Account']],
    ['NONCO0001A', 'KYC not complete', /Complete it before you transact/, ['Do KYC Process', 'Clear']],
    [
      'ERROR0001A',
      'KYC not complete',
      /Complete it before you transact/,
      ['Login with another number', 'Clear', `Call ${HELP_LINE}`],
    ],
    ['NOTAV0001A', 'No KYC found for this PAN', /Complete it before you transact/, ['Do KYC Process', 'Clear']],
    ['HOLDR0001A', 'KYC on hold or rejected', /on paper before you transact/, ['Clear', `Call ${HELP_LINE}`]],
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

  it('of a registered PAN: four points on new funds, the cleaned name and what to have ready', async () => {
    const page = show((await newcomer()).browser, { flowType: 'checkout' });
    await page.check('abcde1234f');
    await screen.findByText(/^TEST INVESTOR/);
    const points = screen.getByRole('heading', { name: 'Investing in new funds' }).parentElement;
    expect(points?.querySelectorAll('li')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Keep these ready' })).toBeTruthy();
    await page.press('Create My Account');
    expect(page.navigations).toEqual([{ to: '/profile/personal-details', params: { flowType: 'checkout' } }]);
  });

  it('of a PAN that another account has: the end of its number', async () => {
    const page = show((await newcomer()).browser);
    await page.check('ABCDE1234F');
    await screen.findByRole('heading', { name: 'This PAN belongs to another account' });
    expect(screen.getByText(/in use with the mobile number \D+\d{4}\./)).toBeTruthy();
    await page.press('Clear');
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole('heading', { name: 'This PAN belongs to another account' })).toBeNull();
  });
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
  await screen.findByRole('heading', { name: 'KYC registered' });
  expect((await field()).value).toBe('KNOWN0001A');
  expect(screen.queryByText('Go to Homepage')).toBeNull();
  await page.press('Continue');
  expect(page.navigations).toEqual([{ to: '/profile/personal-details', params: {} }]);
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
  await screen.findByRole('heading', { name: 'KYC registered' });
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
  await page.press('Back to the KYC');
  expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: {} }]);
});
