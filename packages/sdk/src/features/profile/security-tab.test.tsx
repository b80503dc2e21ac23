import { signedInAgain } from '@prosperx/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { showToNew } from './testing/profile-page.js';

const server = serverForTests();
/** Its start tells one from the other. */
const LOG_OUT = /^Log out Unknown browser, \d+ \w{3} 20\d\d/;

it('its owner sees who is logged in, ends one by a press, and all others at once', async () => {
  const { user, investor, flash } = await showToNew(server, { section: 'security' });
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  const others = [await signedInAgain(server.kit, investor), await signedInAgain(server.kit, investor)];
  await user.click(screen.getByRole('tab', { name: 'Personal Details' }));
  await user.click(screen.getByRole('tab', { name: 'Login and Security' }));
  const [first] = await screen.findAllByRole('button', { name: LOG_OUT });
  await user.click(first!);
  await waitFor(() => expect(screen.getAllByRole('button', { name: LOG_OUT })).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: LOG_OUT })));
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(flash()).toBe('You are logged out everywhere else.'));
  for (const { cookies } of others) {
    const Cookie = `px_session=${cookies.get('px_session')}`;
    const answer = await server.kit.app.hono.request('http://localhost:8080/prosperx-api/login/get-current-user', {
      headers: { Cookie },
    });
    expect(answer.status).toBe(401);
  }
});
