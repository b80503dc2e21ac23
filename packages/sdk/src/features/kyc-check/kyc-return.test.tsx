import { newInvestor, TEST_ORIGIN } from '@prosperx/api/testing';
import { getKycDetails, requestKyc } from '@prosperx/core/kyc';
import { getProfile, getProfileView } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { kycCheckContract } from './kyc-check.contract.js';
import { KycCheck as View } from './kyc-check.js';

const KycCheck = toReact(kycCheckContract, View);
const server = serverForTests();
const VIKRAM = '9876500002';
afterEach(() => void vi.restoreAllMocks());

/** Presses a button on the provider's page; where it leads back to. */
async function pressAt(url: string, choice: 'share' | 'cancel'): Promise<URL> {
  const body = new URLSearchParams({ choice });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: TEST_ORIGIN };
  const pressed = await server.kit.app.hono.request(new Request(url, { method: 'POST', body, headers }));
  return new URL(pressed.headers.get('location') ?? '');
}

describe('the identity provider', () => {
  it('opens the identity provider in a tab, and takes what was shared there', async () => {
    const browser = await signedInBrowser(server, VIKRAM);
    const tab = { opener: window as unknown, location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const onStarted = vi.fn();
    const { user, unmount } = renderWithServer(server, <KycCheck onStarted={onStarted} />, { browser });
    enter(await screen.findByLabelText('PAN'), 'NOTAV0001A');
    await user.click(screen.getByRole('button', { name: 'Check KYC Status' }));
    await user.click(await screen.findByRole('button', { name: 'Do KYC Process' }));
    await screen.findByText('Open it again');
    const [url = ''] = tab.location.replace.mock.calls[0] ?? [];
    expect(tab.opener).toBeNull();
    expect(onStarted).toHaveBeenCalledOnce();
    unmount();

    const back = await pressAt(url, 'share');
    expect(back.pathname).toBe('/v1/signzy-callback');

    const page = renderWithServer(server, <KycCheck requestId={back.searchParams.get('requestId') ?? ''} />, {
      browser,
    });
    await waitFor(() => expect(page.navigations).toEqual([{ to: '/profile/personal-details', params: {} }]));
    const client = await server.kit.signedIn(VIKRAM);
    const { encryptedId } = await client.call(getProfile);
    expect(await client.call(getProfileView, { query: { ucc: encryptedId } })).toMatchObject({
      address: '12 Residency Road',
      onboardingStep: 'personal',
    });
  });

  it('brings a person who shares nothing back to the KYC, where it is said', async () => {
    const { client } = await newInvestor(server.kit, false);
    const { url } = await client.call(requestKyc, {
      body: {
        pancard: 'NOTAV0002A',
        email: 'a@example.com',
        name: 'Anita Rao',
        mobile: '',
        device: 'web',
        callbackUrl: `${TEST_ORIGIN}/v1/signzy-callback`,
      },
    });
    await client.call(getKycDetails, { query: { pan: 'NOTAV0002A' } });
    const back = await pressAt(url, 'cancel');
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const page = renderWithServer(server, <KycCheck requestId={back.searchParams.get('requestId') ?? ''} />, {
      browser,
    });
    await waitFor(() => expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: { shared: 'no' } }]));
  });

  it('goes on with what was shared where the registry does not answer then', async () => {
    const { client } = await newInvestor(server.kit, false);
    const pancard = 'NOTAV0003A';
    await client.call(getKycDetails, { query: { pan: pancard } });
    const callbackUrl = `${TEST_ORIGIN}/v1/signzy-callback`;
    const body = {
      pancard,
      email: 'a@example.com',
      name: 'Anita Rao',
      mobile: '',
      device: 'web',
      callbackUrl,
    } as const;
    const { url } = await client.call(requestKyc, { body });
    const back = await pressAt(url, 'share');
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    browser.refusals.push({ call: getKycDetails, code: 'unavailable' });
    const requestId = back.searchParams.get('requestId') ?? '';
    const page = renderWithServer(server, <KycCheck requestId={requestId} />, { browser });
    await waitFor(() => expect(page.navigations).toEqual([{ to: '/profile/personal-details', params: {} }]));
  });

  it('opens nothing when the provider cannot be reached', async () => {
    const { client } = await newInvestor(server.kit, false);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const { user } = renderWithServer(server, <KycCheck />, { browser });
    enter(await screen.findByLabelText('PAN'), 'NONCO0001A');
    await user.click(screen.getByRole('button', { name: 'Check KYC Status' }));
    await screen.findByRole('button', { name: 'Do KYC Process' });
    browser.network = false;
    await user.click(screen.getByRole('button', { name: 'Do KYC Process' }));
    await screen.findByText('Unable to redirect. Please try again later.');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
