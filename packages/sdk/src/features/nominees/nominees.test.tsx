import { updateNominees } from '@prosperx/core/nominee';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { isIdle, Nominees, ravi, showToNew } from './testing/nominees-page.js';

const server = serverForTests();
const ASHA = '9876500001';
const VIKRAM = '9876500002';

describe('the nominees of a profile', () => {
  it('shows who is named, with the mobile masked', async () => {
    renderWithServer(server, <Nominees />, { browser: await signedInBrowser(server, ASHA) });
    const shown = within(await screen.findByRole('region', { name: 'Nominee 1/3' }));
    expect(shown.getByText('Kiran Rao')).toBeTruthy();
    expect(shown.getByText('••••••2345')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Nominee Details' })).toBeTruthy();
  });

  it('shows the numbers of documents once its holder asks for them', async () => {
    const { user } = renderWithServer(server, <Nominees />, { browser: await signedInBrowser(server, ASHA) });
    const shown = within(await screen.findByRole('region', { name: 'Nominee 1/3' }));
    expect(shown.getByText('BBBPR••••B')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show ID numbers' }));
    expect(await shown.findByText('BBBPR5678B')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide ID numbers' }));
    expect(shown.getByText('BBBPR••••B')).toBeTruthy();
  });

  it('leads an investor who is not registered on with their onboarding', async () => {
    const { user, navigations } = renderWithServer(server, <Nominees />, {
      browser: await signedInBrowser(server, VIKRAM),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue Onboarding' }));
    expect(navigations).toEqual([{ to: '/profile/kyc-details', params: { flowType: 'checkout' } }]);
  });

  it('saves a nominee by a code, shows them, and records that none are wanted after saying what that means', async () => {
    const onSaved = vi.fn();
    const page = await showToNew(server, { onSaved });
    await page.want();
    await page.fill(ravi);
    await page.press('Save Changes');
    await page.giveCode();
    await waitFor(() => expect(page.flash()).toBe('Changes are made successfully.'));
    const shown = within(await screen.findByRole('region', { name: 'Nominee 1/3' }));
    expect(shown.getByText('Ravi Rao')).toBeTruthy();
    expect(onSaved).toHaveBeenCalledWith({ wanted: true });
    expect(await page.saved()).toMatchObject({
      optIn: true,
      nomineeList: [{ nomineeName: 'Ravi Rao', nomineePercentage: '100', nomineeIDNumber: 'RAVIR••••A' }],
    });
    await page.press('Edit Nominee Details');
    expect(isIdle('Save Changes')).toBe(true);
    await page.user.click(screen.getByRole('radio', { name: /^No/ }));
    expect(screen.getByText(/^I do not wish to name a nominee/)).toBeTruthy();
    server.kit.clock.advance(60_000);
    await page.press('Save Changes');
    await page.giveCode();
    expect(await screen.findByText('You chose not to add a nominee.')).toBeTruthy();
    expect(await page.saved()).toMatchObject({ optIn: false, nomineeList: [] });
  });

  it('does not ask for a code before every pincode is found', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill({ ...ravi, Pincode: '999999' });
    await page.user.type(page.field('Nominee name'), '{Enter}');
    expect(await screen.findByText('Invalid pincode')).toBeTruthy();
    expect(page.browser.requests.filter((request) => request.includes('send-profile-otp'))).toEqual([]);
  });

  it('shows the nominee who was saved though the answer was lost', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill(ravi);
    await page.press('Save Changes');
    page.browser.lost = updateNominees;
    await page.giveCode();
    await waitFor(() => expect(page.flash()).toBe('Changes are made successfully.'));
    const shown = within(await screen.findByRole('region', { name: 'Nominee 1/3' }));
    expect(shown.getByText('Ravi Rao')).toBeTruthy();
  });

  it('keeps the form as it was when saving fails', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill(ravi);
    await page.press('Save Changes');
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    page.browser.network = false;
    enter(screen.getByLabelText('One-time password (OTP)'), '123456');
    await page.press('Verify and save');
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    expect(page.field('Nominee name').value).toBe('Ravi Rao');
    await page.press('Discard');
    expect(screen.getByRole('button', { name: 'Add Nominee Details' })).toBeTruthy();
  });
});
