import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { SellCertificates } from './sell-certificates.lazy.js';

const server = serverForTests();

it('an advisor who sells without certificates is led to the registration', async () => {
  const onClose = vi.fn();
  const { user, navigations } = renderWithServer(server, <SellCertificates isWaiting={false} onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Register to sell mutual funds' }).textContent).toContain(
    'NISM and ARN',
  );
  await user.click(screen.getByRole('button', { name: 'Register now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(navigations).toEqual([{ to: '/home', params: { register: true } }]);
});

it('an advisor whose ARN nobody has verified reads that it waits, and is not asked to register again', () => {
  renderWithServer(server, <SellCertificates isWaiting onClose={vi.fn()} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Your ARN is waiting for verification' });
  expect(dialog.textContent).toContain('once your ARN is verified');
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});
