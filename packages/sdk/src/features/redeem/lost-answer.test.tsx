import { clientOfMobile, lastOtp } from '@prosperx/api/testing';
import type { ErrorCode } from '@prosperx/core/errors';
import { units } from '@prosperx/core/money';
import { sendTransactionOtp } from '@prosperx/core/order';
import { previewSale, requestRedemption } from '@prosperx/core/redemption';
import { DAY, HOUR } from '@prosperx/core/time';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readerNow } from '#services/reader-clock.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import type { TestBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';
import { Redeem as View } from './redeem.js';

const Redeem = toReact(redeemContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const FOLIO = { isin: 'INF179K01CR2', folioNo: '17730925' };

const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const all = { ...FOLIO, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y' } as const;

const lose = (browser: TestBrowser) => void (browser.lost = requestRedemption);
const refuse = (code: ErrorCode, times: number) => (browser: TestBrowser) =>
  void browser.refusals.push(...Array.from({ length: times }, () => ({ call: requestRedemption, code })));

/** Opens a redemption, asks for the sale of some units and gives its code; `prepare` says what becomes of the answer. */
async function giveCode(many: string, prepare: (browser: TestBrowser) => void = () => undefined) {
  const { kit } = server;
  kit.clock.advance(HOUR);
  const browser = await signedInBrowser(server, ASHA);
  const onPlaced = vi.fn();
  const page = renderWithServer(server, <Redeem {...FOLIO} onPlaced={onPlaced} />, { browser });
  await page.user.click(await screen.findByRole('radio', { name: 'Units' }));
  enter(screen.getByRole('textbox', { name: /^Units/ }), many);
  await page.user.click(confirm());
  const code = await screen.findByLabelText(/One-time password/);
  enter(code, await lastOtp(kit.client(), ASHA));
  prepare(browser);
  await page.user.click(screen.getByRole('button', { name: 'Redeem' }));
  return { ...page, browser, code, onPlaced };
}

it('a redemption whose answer was lost is found, and not placed again, when another code is asked for', async () => {
  const { kit } = server;
  const { user, browser, code, onPlaced } = await giveCode('10', lose);
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

it('the same redemption on another day is another one, with a code of its own', async () => {
  const { code, unmount } = await giveCode('11', lose);
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  unmount();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(readerNow() + DAY);
  const { onPlaced } = await giveCode('11');
  await screen.findByRole('heading', { name: 'Your redemption request has been placed.' });
  clock.mockRestore();
  expect(onPlaced).toHaveBeenCalledOnce();
  const client = await clientOfMobile(server.kit, ASHA);
  expect((await client.call(previewSale, { body: all })).inProgressUnits).toBe(units(10 + 11 + 11));
});

it('a redemption that was refused takes another code, although the first one was right', async () => {
  const { user, code, onPlaced } = await giveCode('12', refuse('units_too_few', 1));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  server.kit.clock.advance(60_000);
  await user.click(confirm());
  await screen.findByLabelText(/One-time password/);
  expect(onPlaced).not.toHaveBeenCalled();
});

it('no other code is sent while a redemption is still being carried out', async () => {
  const { user, browser, code, onPlaced } = await giveCode('13', refuse('idempotency_in_flight', 6));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  const sentCodes = () => browser.requests.filter((asked) => asked.includes(sendTransactionOtp.path)).length;
  expect(sentCodes()).toBe(1);
  server.kit.clock.advance(60_000);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(confirm());
  await screen.findByRole('alert');
  expect([sentCodes(), onPlaced.mock.calls]).toEqual([1, []]);
  await user.click(confirm());
  await screen.findByRole('heading', { name: 'Your redemption request has been placed.' });
});
