import { clientOfMobile, lastOtp } from '@prosperx/api/testing';
import { units } from '@prosperx/core/money';
import { previewSale, requestRedemption } from '@prosperx/core/redemption';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';
import { Redeem as View } from './redeem.js';

const Redeem = toReact(redeemContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const FOLIO = { isin: 'INF179K01CR2', folioNo: '17730925' };

const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const all = { ...FOLIO, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y' } as const;

it('a redemption whose answer was lost is found, and not placed again, when another code is asked for', async () => {
  const { kit } = server;
  const browser = await signedInBrowser(server, ASHA);
  const onPlaced = vi.fn();
  const { user } = renderWithServer(server, <Redeem {...FOLIO} onPlaced={onPlaced} />, { browser });
  await user.click(await screen.findByRole('radio', { name: 'Units' }));
  enter(screen.getByRole('textbox', { name: /^Units/ }), '10');
  await user.click(confirm());
  const code = await screen.findByLabelText(/One-time password/);
  enter(code, await lastOtp(kit.client(), ASHA));
  browser.lost = requestRedemption;
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  // no code is sent while it is not known what became of it
  browser.network = false;
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onPlaced).not.toHaveBeenCalled();
  Object.assign(browser, { lost: null, network: true });
  kit.clock.advance(60_000);
  await user.click(confirm());
  await screen.findByRole('heading', { name: 'Your redemption request has been placed.' });
  expect(onPlaced).toHaveBeenCalledOnce();
  const client = await clientOfMobile(kit, ASHA);
  expect((await client.call(previewSale, { body: all })).inProgressUnits).toBe(units(10));
});
