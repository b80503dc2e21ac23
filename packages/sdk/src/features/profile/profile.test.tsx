import { SANDBOX_PASSWORD, TEST_ORIGIN } from '@prosperx/api/testing';
import { getProfileView } from '@prosperx/core/profile';
import { chooseProfile, verifyPassword } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#services/client.js';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { Hub } from './hub.lazy.js';
import { ASHA, button, Profile, showTo, valueOf } from './testing/profile-page.js';

const server = serverForTests();
const VIKRAM = '9876500002';
const KABIR = '9876500004';

describe('the profile', () => {
  it('asks a visitor to log in, and comes back', async () => {
    const { user, navigations } = renderWithServer(server, <Profile />);
    await user.click(await button('Login / Sign Up'));
    expect(navigations).toEqual([{ to: '/login', params: { to: '/profile' } }]);
  });

  it('shows who the investor is: numbers masked, dates as people write them', async () => {
    const { user } = await showTo(server, ASHA);
    expect(await valueOf('Full name')).toBe('Asha Rao');
    expect(await valueOf('Mobile')).toBe('••••••0001');
    expect([await valueOf('Date of birth'), await valueOf('PAN')]).toEqual(['••/••/••••', 'AAAPR••••A']);
    await user.click(screen.getByRole('button', { name: 'Show PAN and date of birth' }));
    await waitFor(async () => expect(await valueOf('Date of birth')).toBe('14/03/1988'));
    expect(await valueOf('PAN')).toBe('AAAPR1234A');
    expect(await valueOf('Aadhaar number')).toBe('••••\u00a0••••\u00a04417');
    expect(await valueOf('Tax status')).toBe('Individual');
    expect(await valueOf('Pincode')).toBe('560034 · Bengaluru, Karnataka');
  });

  it('lets a minor who has turned 18 reach their data and their ways to log in, and offers nothing that is refused', async () => {
    const { user, failures } = await showTo(server, '9876500006');
    expect(await valueOf('Full name')).toBe('Tara Nair');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Personal Details', 'Employment Details', 'Login and Security']);
    const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered()).toEqual(['Show PAN and date of birth', 'Download my data']);
    await user.click(screen.getByRole('tab', { name: 'Login and Security' }));
    expect(await button('Change password')).toBeTruthy();
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(failures).toEqual([]);
  });

  it('shows the bank account and the employment in tabs of their own, and tells which was chosen', async () => {
    const onSelected = vi.fn();
    const { user } = await showTo(server, ASHA, { onSelected });
    await user.click(await screen.findByRole('tab', { name: 'Bank Details' }));
    expect(await valueOf('Account number')).toBe('501••••567');
    expect(await valueOf('Account type')).toBe('Savings');
    expect(await valueOf('Branch')).toBe('Fort, Mumbai');
    expect(
      screen.getByText(/^Used for payments and redemptions. AutoPay debits this account: 1 mandate, 3 SIPs.$/),
    ).toBeTruthy();
    expect(screen.queryByText(/contact your advisor/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Employment Details' }));
    expect(await valueOf('Occupation type')).toBe('Service');
    const closed = screen.getByText(/cannot be updated now. Please contact your advisor/);
    expect(closed.textContent).toMatch(
      /Don’t have an advisor\? Call 1800 123 4567 .* or write to help@prosperx\.example/,
    );
    expect(await valueOf('Income range')).toBe('10 to 25 lakhs');
    expect(onSelected.mock.calls).toEqual([[{ section: 'bank' }], [{ section: 'employment' }]]);
  });

  it('follows the tab that its page names, also after one was chosen', async () => {
    const { user, show } = await showTo(server, ASHA, { section: 'bank' });
    await user.click(await screen.findByRole('tab', { name: 'Employment Details' }));
    const isShown = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';
    show(<Profile section="employment" />);
    expect(isShown('Employment Details')).toBe(true);
    // as by Back
    show(<Profile section="bank" />);
    expect(isShown('Bank Details')).toBe(true);
  });

  it('sends an investor who is not registered on with their onboarding', async () => {
    const { user, navigations } = await showTo(server, VIKRAM);
    expect(await valueOf('PAN')).toBe('Not given');
    expect(screen.queryByRole('button', { name: 'Edit Personal Details' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue Onboarding' }));
    expect(navigations).toEqual([{ to: '/profile/kyc-details', params: { flowType: 'checkout' } }]);
  });

  it('changes nothing for a family, and names the advisor', async () => {
    const browser = testBrowser(server.kit);
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const { responseData } = await call(verifyPassword, { body: { username: KABIR, password: SANDBOX_PASSWORD } });
    const huf = responseData.find(({ user }) => user.taxStatus === '03')!;
    await call(chooseProfile, { body: { encryptedId: huf.user.encryptedId } });
    renderWithServer(server, <Profile section="nominee" />, { browser });
    expect(await valueOf('Tax status')).toBe('HUF');
    // a family has a date of formation, and neither a gender nor an Aadhaar number
    for (const term of ['Name as per PAN', 'Date of formation']) expect(screen.getByText(term)).toBeTruthy();
    for (const term of ['Gender', 'Aadhaar number', 'Date of birth']) expect(screen.queryByText(term)).toBeNull();
    expect(screen.getByText('To change these details, contact your advisor')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal Details',
      'Bank Details',
      'Employment Details',
      'Login and Security',
    ]);
    for (const name of ['Edit Personal Details', 'Continue Onboarding'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('opens the form of the nominees from the banner on every tab, each time', async () => {
    const browser = await signedInBrowser(server, ASHA);
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const { data } = await call(getProfileView, { query: { ucc: 'PX00000001' } });
    const nomineeList = data.nomineeList.map((nominee) => ({ ...nominee, nomineeIdentityType: '' }));
    const { user } = renderWithServer(
      server,
      <DataProvider>
        <Hub profile={{ ...data, nomineeList }} section="bank" onSelected={undefined} onSaved={undefined} />
      </DataProvider>,
      { browser },
    );
    for (const tab of ['Bank Details', 'Nominee Details']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(screen.queryByLabelText('Nominee name')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Complete nominee details' }));
      await screen.findByLabelText('Nominee name');
      await user.click(screen.getByRole('button', { name: 'Discard' }));
    }
  });
});
