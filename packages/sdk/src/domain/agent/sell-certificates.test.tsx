import { businessDate } from '@prosperx/core/time';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { SellCertificates } from './sell-certificates.lazy.js';

const server = serverForTests();

it('an advisor who sells without certificates is led to the registration', async () => {
  const onClose = vi.fn();
  const { user, navigations } = renderWithServer(
    server,
    <SellCertificates isWaiting={false} end={null} onClose={onClose} />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Register to sell mutual funds' }).textContent).toContain(
    'NISM and ARN',
  );
  await user.click(screen.getByRole('button', { name: 'Register now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(navigations).toEqual([{ to: '/home', params: { register: true } }]);
});

it('an advisor whose ARN nobody has verified reads that it waits, and is not asked to register again', () => {
  renderWithServer(server, <SellCertificates isWaiting end={null} onClose={vi.fn()} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Your ARN is waiting for verification' });
  expect(dialog.textContent).toContain('once your ARN is verified');
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});

it('an advisor whose ARN has ended reads when, and is led to where the renewed dates are submitted', async () => {
  const end = { arn: 'ARN-100101', on: businessDate('2026-11-15'), isOver: true };
  const { user, navigations } = renderWithServer(
    server,
    <SellCertificates isWaiting={false} end={end} onClose={vi.fn()} />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'ARN-100101 ended on 15 November 2026' });
  expect(dialog.textContent).toContain('Submit the renewed dates of your ARN.');
  await user.click(screen.getByRole('button', { name: 'Submit the renewed dates' }));
  expect(navigations).toEqual([{ to: '/home', params: { register: true } }]);
});
