import { lastOtp } from '@prosperx/api/testing';
import { requestRedemption } from '@prosperx/core/redemption';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '#services/services.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { RedeemDialog } from './redemption-dialog.lazy.js';

const server = serverForTests();
const ASHA = '9876500001';
const HOLDING = { folioNo: '17730925', metaData: { isin: 'INF179K01CR2' } };

it('stays while its code is sent, and says what becomes of the redemption', async () => {
  const onClose = vi.fn();
  const browser = await signedInBrowser(server, ASHA);
  const view = (
    <DataProvider>
      <RedeemDialog holding={HOLDING} onClose={onClose} />
    </DataProvider>
  );
  const { user } = renderWithServer(server, view, { browser });
  await user.click(await screen.findByRole('radio', { name: 'Units' }));
  enter(screen.getByRole('textbox', { name: /^Units/ }), '10');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const code = await screen.findByLabelText(/One-time password/);
  enter(code, await lastOtp(server.kit.client(), ASHA));
  const answer = browser.hold(requestRedemption);
  browser.refusals.push({ call: requestRedemption, code: 'units_too_few' });
  const give = screen.getByRole('button', { name: 'Redeem' });
  await user.click(give);
  await waitFor(() => expect(give.getAttribute('aria-busy')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
