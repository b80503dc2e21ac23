import { TEST_ORIGIN } from '@prosperx/api/testing';
import { getProfileView } from '@prosperx/core/profile';
import { businessDate } from '@prosperx/core/time';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enter as enterApp, leave } from '#bridge/testing/app-shells.js';
import { FILE_TAKER } from '#services/hand-file.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { enter } from '#testing/enter.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { OwnData } from './own-data.js';
import { ASHA, button, field, Profile, showTo, showToNew } from './testing/profile-page.js';

const server = serverForTests();
const VIKRAM = '9876500002';

describe('own data', () => {
  it('says what stands in the way before a code is sent, and leaves it there', async () => {
    const { user, services } = await showTo(server, ASHA);
    await user.click(await button('Request deletion'));
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    await screen.findByText('Your account cannot be deleted yet');
    expect(screen.getByText(/You still hold units\. Redeem them first\./)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Confirm the deletion' })).toBeNull();
    expect(services.flash.getState().flash).toBeNull();
    expect(services.session.getState().status).toBe('signed_in');
  });

  it('gives the copy of all data by a code that is sent for it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, investor } = await showToNew(server);
    await user.click(await button('Download my data'));
    await screen.findByRole('heading', { name: 'Confirm the download' });
    expect(saved).not.toHaveBeenCalled();
    enter(field('One-time password (OTP)'), await investor.lastCode());
    await user.click(screen.getByRole('button', { name: 'Verify and download' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('prosperx-my-data.json');
    saved.mockRestore();
  });

  it.each([
    ['of the server', TEST_ORIGIN],
    ['of another site', 'https://invest.example'],
  ])('saves the account-opening form as a PDF on a page %s, in no new tab', async (_, pageOrigin) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    // a frame, whose page would take any file
    const askPage = vi.fn(() => Promise.resolve(true));
    const InFrame = () => (useWidget().shared.get(FILE_TAKER, () => askPage), (<Profile />));
    const browser = await signedInBrowser(server, ASHA);
    const { user } = renderWithServer(server, <InFrame />, { browser, pageOrigin });
    await user.click(await button('Account opening form (PDF)'));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const link = saved.mock.contexts[0] as HTMLAnchorElement;
    expect(new URL(link.href).pathname).toMatch(/^\/prosperx-api\/files\//);
    expect([link.download, link.target]).toEqual(['prosperx-account-opening-form.pdf', '']);
    expect(askPage).not.toHaveBeenCalled();
    saved.mockRestore();
  });

  it('hands the form to the app around the page, and asks for no code there for a copy that would not arrive', async () => {
    onTestFinished(leave);
    const app = enterApp('iOS', ['close', 'download']);
    const { user } = await showTo(server, ASHA);
    await user.click(await button('Account opening form (PDF)'));
    await waitFor(() => expect(app.types()).toContain('download'));
    const { payload } = app.heard.find(({ type }) => type === 'download') ?? {};
    expect(payload).toMatchObject({ fileName: 'prosperx-account-opening-form.pdf', fileType: 'application/pdf' });
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
    expect(screen.getByText(/^To download your data, log in on our website in a browser\./)).toBeTruthy();
  });

  it('offers no form that would be empty', async () => {
    await showTo(server, VIKRAM);
    await button('Download my data');
    expect(screen.queryByRole('button', { name: /Account opening form/ })).toBeNull();
  });

  it('takes the request of who holds nothing, says that it is recorded, and signs out', async () => {
    const { user, services, investor, navigations } = await showToNew(server);
    await user.click(await button('Request deletion'));
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    await screen.findByRole('heading', { name: 'Confirm the deletion' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    await user.click(screen.getByRole('button', { name: 'Confirm deletion' }));
    await screen.findByText(/^You requested deletion of your account on .+ You have been logged out\.$/);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(services.session.getState().status).toBe('visitor'));
    expect(navigations).toEqual([{ to: '/home', params: {} }]);
  });

  it('shows the day of the request to a person who has asked, in place of the button', async () => {
    const { client, ucc } = await registeredInvestor(server.kit);
    const view = await client.call(getProfileView, { query: { ucc } });
    const profile = { ...view, deletionRequestedOn: businessDate('2026-11-16') };
    renderWithServer(
      server,
      <DataProvider>
        <OwnData profile={profile} />
      </DataProvider>,
      { cookies: client.cookies },
    );
    const words = /^You requested account deletion on 16 \w+ 2026\. Your account will be deleted on 16 \w+ 2026\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request deletion' })).toBeNull();
  });

  it('lets a person keep their account until it is deleted', async () => {
    const investor = await registeredInvestor(server.kit);
    const row = `('${investor.profileId}', '2026-11-16T12:00:00Z')`;
    await server.kit.services.db.execute(`insert into deletion_requests (profile_id, requested_at) values ${row}`);
    const { user, services } = renderWithServer(server, <Profile />, { cookies: investor.client.cookies });
    await user.click(await button('Keep my account'));
    await button('Request deletion');
    expect(services.flash.getState().flash?.message).toBe('Your account will not be deleted.');
  });
});
