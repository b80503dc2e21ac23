import { lumpsum, newCheckout, paymentOf, signedInAgain } from '@prosperx/api/testing';
import { payOrders } from '@prosperx/core/payment';
import { businessDate, instantAt } from '@prosperx/core/time';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { paymentContract } from './payment.contract.js';
import { Payment as View } from './payment.js';

const Payment = toReact(paymentContract, View);
const server = serverForTests();

it('a challan is not handed out after 15:00 of the last day, nor by a page that was open before', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { kit } = server;
  const checkout = await newCheckout(kit, lumpsum(5_023));
  const cheque = { paymentMode: 1, chequeNumber: '000123', chequeDate: businessDate('2026-11-14') };
  const body = { ...paymentOf(await checkout.orders()), ...cheque };
  const { paymentId } = await checkout.client.call(payOrders, { key: 'cheque', body });
  kit.clock.advance(instantAt(businessDate('2026-11-18'), '14:59') - kit.clock.now());
  const browser = testBrowser(kit, await signedInAgain(kit, checkout));
  const { user } = renderWithServer(server, <Payment mode="challan" paymentId={paymentId} />, { browser });
  await user.click(await screen.findByRole('button', { name: 'DOWNLOAD CHALLAN' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  kit.clock.advance(60_000);
  await user.click(await screen.findByRole('button', { name: 'DOWNLOAD CHALLAN' }));
  expect(await screen.findByText(/^If you have deposited this cheque, please wait for it to clear\./)).toBeTruthy();
  expect(opened).toHaveBeenCalledOnce();
});
