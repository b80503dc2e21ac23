import { errorText } from '@prosperx/core/errors';
import { setCodeAtLogin } from '@prosperx/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { ASHA, button, Profile, showTo } from './testing/profile-page.js';

const server = serverForTests();
const PASSWORD = 'Prosper@123';

it('a password is changed by the current one; what is wrong is said at its field', async () => {
  const { user, services } = await showTo(server, ASHA, { section: 'security' });
  await user.click(await button('Change password'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const type = async (label: string, typed: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), typed);
  };
  const submit = () => user.click(dialog.getByRole('button', { name: 'Change password' }));
  await type('Current password', 'wrong one');
  await type('New password', 'brand new words');
  await type('Confirm password', 'brand new word');
  await submit();
  expect(await dialog.findByText('Please enter same password')).toBeTruthy();
  await type('Confirm password', 'brand new words');
  await submit();
  expect(await dialog.findByText('Please enter correct password')).toBeTruthy();
  await type('Current password', PASSWORD);
  await type('New password', 'password123');
  await type('Confirm password', 'password123');
  await submit();
  expect(await dialog.findByText(/common|many people/i)).toBeTruthy();
  await type('New password', 'brand new words');
  await type('Confirm password', 'brand new words');
  await submit();
  await waitFor(() => expect(services.flash.getState().flash?.message).toContain('logged out everywhere else'));
});

it('when a code is asked for is chosen by the password; passkeys are not added where they cannot be', async () => {
  const { user, services } = renderWithServer(server, <Profile section="security" />, {
    browser: await signedInBrowser(server, '9876500002'),
  });
  await user.click(await screen.findByLabelText('At each login'));
  expect(screen.queryByText('Confirm with your password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your password' }));
  await user.type(dialog.getByLabelText('Current password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.flash.getState().flash?.message).toBe('Saved.'));
  expect(screen.getByLabelText<HTMLInputElement>('At each login').checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('a change that is being made is waited for: its dialog does not close, and what became of it is said', async () => {
  const browser = await signedInBrowser(server, '9876500002');
  const { user, services } = renderWithServer(server, <Profile section="security" />, { browser });
  await user.click(await screen.findByLabelText('Only if someone is guessing passwords'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your password' }));
  const answer = browser.hold(setCodeAtLogin);
  await user.type(dialog.getByLabelText('Current password'), PASSWORD);
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('true'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  answer();
  await waitFor(() => expect(services.flash.getState().flash?.message).toBe('Saved.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what has nothing to do with the password is said above it, such as that the passkey is gone', async () => {
  const { db } = server.kit.services;
  await db.execute(`insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
    select id, id, id::text, 'key', 0, 'Phone', now() from users`);
  const { user } = await showTo(server, '9876500002', { section: 'security' });
  await user.click(await button('Remove Phone'));
  await db.execute('delete from passkeys');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Phone' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Remove' }));
  const password = dialog.getByLabelText('Current password');
  await user.type(password, 'wrong one');
  await submit();
  expect(await dialog.findByText('Please enter correct password')).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await user.clear(password);
  await user.type(password, PASSWORD);
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toBe(errorText.not_found);
  expect(password.getAttribute('aria-invalid')).toBeNull();
});
