import { lastOtp } from '@prosperx/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { ASHA, button, field, showTo, showToNew } from './testing/profile-page.js';

const server = serverForTests();

it('deletes no account that holds units, and says why', async () => {
  const { user, services } = await showTo(server, ASHA);
  await user.click(await button('Request deletion'));
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('heading', { name: 'Confirm the deletion' });
  await user.type(field('One-time password (OTP)'), await lastOtp(server.kit.client(), ASHA));
  await user.click(screen.getByRole('button', { name: 'Verify and request' }));
  await waitFor(() =>
    expect(services.flash.getState().flash?.message).toBe('Your account still holds units or has open orders.'),
  );
  expect(services.session.getState().status).toBe('signed_in');
});

it('takes the request of who holds nothing, and signs out', async () => {
  const { user, services, investor, flash } = await showToNew(server);
  await user.click(await button('Request deletion'));
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('heading', { name: 'Confirm the deletion' });
  await user.type(field('One-time password (OTP)'), await investor.lastCode());
  await user.click(screen.getByRole('button', { name: 'Verify and request' }));
  await waitFor(() => expect(flash()).toBe('The deletion of your account is requested.'));
  expect(services.session.getState().status).toBe('visitor');
});
