import { SANDBOX_PASSWORD } from '@prosperx/api/testing';
import { chooseProfile, verifyPassword } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { ProfileSwitch } from './profile-switch.js';

const server = serverForTests();
const ASHA = '9876500001';
const KABIR = '9876500004';

/** A person who has chosen the first of their profiles at the login. */
async function show(mobile: string) {
  const client = server.kit.client();
  const body = { username: mobile, password: SANDBOX_PASSWORD };
  const [first, ...others] = await client.call(verifyPassword, { body });
  if (others.length > 0) await client.call(chooseProfile, { body: { encryptedId: first!.user.encryptedId } });
  const onSwitched = vi.fn();
  const view = (
    <DataProvider>
      <ProfileSwitch onSwitched={onSwitched} />
    </DataProvider>
  );
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  return { onSwitched, ...renderWithServer(server, view, { browser }) };
}

const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the switch of profiles', () => {
  it('offers the other profiles of the person by name and kind of account, and changes to the one that is picked', async () => {
    const { user, onSwitched, services } = await show(KABIR);
    await screen.findByText('Switch to');
    const before = services.session.getState().user;
    const huf = screen.getByRole('button', { name: /HUF/ });
    expect(offered()).toHaveLength(2);
    await user.click(huf);
    await waitFor(() => expect(onSwitched).toHaveBeenCalledOnce());
    const after = services.session.getState().user;
    expect([after?.taxStatus, after?.encryptedId === before?.encryptedId]).toEqual(['03', false]);
    expect(offered().join()).toContain(before?.name);
    expect(screen.queryByRole('button', { name: /HUF$/ })).toBeNull();
  });

  it('says why another profile could not be opened, and stays in the one before', async () => {
    const { user, onSwitched, services, browser } = await show(KABIR);
    const huf = await screen.findByRole('button', { name: /HUF/ });
    const before = services.session.getState().user;
    browser.network = false;
    await user.click(huf);
    await waitFor(() => expect(services.flash.getState().flash?.tone).toBe('error'));
    expect([onSwitched.mock.calls, services.session.getState().user]).toEqual([[], before]);
  });

  it('is not there for who has one profile', async () => {
    const { services } = await show(ASHA);
    await waitFor(() => expect(services.session.getState().status).toBe('signed_in'));
    expect(screen.queryByText('Switch to')).toBeNull();
  });
});
