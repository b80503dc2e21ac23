import {
  addMandate,
  DEBT,
  fillCart,
  laterSip,
  linkBank,
  lastOtp,
  lumpsum,
  newCheckout,
  newInvestor,
  orderCart,
  paymentOf,
  sip,
  testKit,
} from '@prosperx/api/testing';
import { getNfos } from '@prosperx/core/nfo';
import { CONFIRMATION_VALIDITY } from '@prosperx/core/order';
import { paymentErrorText, payOrders } from '@prosperx/core/payment';
import { DAY } from '@prosperx/core/time';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberMode } from '#queries/payment.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { orderSummaryContract } from './order-summary.contract.js';
import { OrderSummary as View } from './order-summary.js';

const OrderSummary = toReact(orderSummaryContract, View);
const server = serverForTests();

type Investments = Parameters<typeof fillCart> extends [unknown, ...infer Rest] ? Rest : never;

/** Orders that wait for their code, shown to their owner. */
async function unconfirmed(...investments: Investments) {
  const investor = await newInvestor(server.kit);
  const isLater = investments.some((each) => 'firstOrderToday' in each);
  if (isLater) await addMandate(server.kit.services, investor.profileId, 50_000);
  const cart = await fillCart(investor.client, ...investments);
  const { paymentUrl } = await orderCart(investor.client, cart);
  await server.kit.settle();
  const browser = testBrowser(server.kit, { cookies: investor.client.cookies });
  const show = () => renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />, { browser });
  return { ...investor, browser, show, paymentUrl };
}

describe('the payment of orders', () => {
  it('pressed twice at once sends one code, takes it once, and pays', async () => {
    const { browser, show, client, mobile } = await unconfirmed(lumpsum(6_000), lumpsum(5_019, DEBT));
    const { user } = show();
    const asked = (call: string) => browser.requests.filter((each) => each.includes(call)).length;
    const twice = (button: HTMLElement) => {
      fireEvent.click(button);
      fireEvent.click(button);
    };
    await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
    twice(screen.getByRole('button', { name: 'Confirm Payment' }));
    const verify = await screen.findByRole('button', { name: 'Confirm ₹6,000.00' });
    enter(screen.getByLabelText('One-time password (OTP)'), await lastOtp(client, mobile));
    twice(verify);
    await waitFor(() => expect(asked('bse-payment')).toBe(1));
    expect([asked('send-transaction-otp'), asked('verify-transaction-otp')]).toEqual([1, 1]);
    expect(screen.queryByText(/can no longer be used/)).toBeNull();
  });

  it('is none of SIPs that begin later: their code registers them', async () => {
    const { show, client, mobile } = await unconfirmed(laterSip(2_000));
    const { user, navigations } = show();
    expect(await screen.findByText(/first instalment is debited through AutoPay on 11 Jan 2027\.$/)).toBeTruthy();
    expect(screen.getByText('1 order, placed 16 Nov 2026. 1 awaits the OTP.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm with OTP' }));
    const confirm = await screen.findByRole('button', { name: 'Confirm SIP' });
    enter(screen.getByLabelText('One-time password (OTP)'), await lastOtp(client, mobile));
    await user.click(confirm);
    await waitFor(() => expect(navigations).toMatchObject([{ to: '/thank-you' }]));
  });

  it('sums up apart from other SIPs that begin later those that are debited once', async () => {
    const { show } = await unconfirmed({ ...laterSip(2_000), numOfSipInstallments: 1 }, laterSip(3_000, DEBT));
    show();
    expect((await screen.findByText('Debited later, once, 1 order')).nextSibling?.textContent).toBe('₹2,000.00');
    expect(screen.getByText('Debited later, every month, 1 order').nextSibling?.textContent).toBe('₹3,000.00');
  });

  it('can be paid in another way once its payer has left the bank', async () => {
    const { startPaying, client, orders } = await newCheckout(server.kit);
    await startPaying();
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    expect(await screen.findByText(/^If you have approved it, please wait/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByRole('button', { name: 'Confirm Payment' })).toBeTruthy();
    // what still arrives pays the orders, and is not refunded
    expect(
      screen.getByText(
        /^It was cancelled before the money arrived\. If any amount is still debited, it will pay for these orders/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/will be refunded/)).toBeNull();
  });

  it('takes a press of Confirm Payment once there is a UPI id, and loaded again asks for the code of a moment ago', async () => {
    const { show } = await unconfirmed(lumpsum(6_000));
    const first = show();
    await first.user.click(await screen.findByRole('radio', { name: /^UPI/ }));
    // a lumpsum has no mandate as its first step
    expect(screen.queryByText(/^Step 1 of 2/)).toBeNull();
    const confirm = screen.getByRole('button', { name: 'Confirm Payment' });
    expect(confirm.getAttribute('aria-disabled')).toBeNull();
    await first.user.click(screen.getByRole('radio', { name: 'UPI ID' }));
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    const field = screen.getByRole('textbox', { name: 'UPI ID' });
    await first.user.type(field, 'a');
    await first.user.clear(field);
    await first.user.tab();
    expect(await screen.findByText('Please enter VPA id')).toBeTruthy();
    enter(field, 'asha');
    await first.user.tab();
    expect(await screen.findByText('Please enter valid VPA id, such as name@bank')).toBeTruthy();
    enter(field, 'asha@okhdfcbank');
    expect(confirm.getAttribute('aria-disabled')).toBeNull();
    first.unmount();
    for (const said of [/^Enter the 6 digit code sent to ••••••\d{4}$/, /••••••\d{4} a moment ago$/]) {
      const { user, unmount } = show();
      await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
      await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.getByText(/^Resend OTP in 0:(30|29|28)$/)).toBeTruthy();
      unmount();
    }
  });

  it('keeps what was chosen and typed when it turns to another language', async () => {
    const { browser, show, paymentUrl } = await unconfirmed(lumpsum(6_000));
    const page = show();
    await page.user.click(await screen.findByRole('radio', { name: /^UPI/ }));
    await page.user.click(screen.getByRole('radio', { name: 'UPI ID' }));
    const field = screen.getByRole('textbox', { name: 'UPI ID' });
    enter(field, 'asha@okhdfcbank');
    page.show(<OrderSummary paymentUrl={paymentUrl} locale="hi" />);
    const asked = () => browser.requests.filter((each) => each.includes('order-details')).length;
    await waitFor(() => expect(asked()).toBe(2));
    expect(screen.getByRole('textbox', { name: 'UPI ID' })).toBe(field);
    expect(field).toHaveProperty('value', 'asha@okhdfcbank');
  });

  it('has a mandate as its first step where no mandate pays the SIPs, which may wait', async () => {
    const { show, ...investor } = await unconfirmed(sip(5_000));
    await linkBank(server.kit, investor);
    const { user, navigations } = show();
    expect(await screen.findByText('Step 1 of 2: AutoPay for future instalments')).toBeTruthy();
    expect(screen.getByText(/without it they will not be invested/)).toBeTruthy();
    expect(
      await screen.findByText(/^Up to ₹1,00,000, UPI AutoPay is approved at once\. You can also pay first/),
    ).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /^UPI/ })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('link', { name: 'Set up AutoPay' }));
    expect(navigations).toMatchObject([{ to: '/profile/mandates/setup-mandate', params: { flowType: 'checkout' } }]);
  });

  it('promises no UPI AutoPay where the exchange takes none', async () => {
    const { mandates } = server.kit.services.providers;
    const channelsOf = () =>
      Promise.resolve({ emandateAllowed: true, upiAllowed: false, netBankingAllowed: true, debitCardAllowed: true });
    const own = { kit: testKit(server.kit.services.db, { providers: { mandates: { ...mandates, channelsOf } } }) };
    const investor = await newInvestor(own.kit);
    await linkBank(own.kit, investor);
    const { paymentUrl } = await orderCart(investor.client, await fillCart(investor.client, sip(5_000)));
    await own.kit.settle();
    const browser = testBrowser(own.kit, { cookies: investor.client.cookies });
    renderWithServer(own, <OrderSummary paymentUrl={paymentUrl} />, { browser });
    expect(await screen.findByText(/^It is approved in 2 to 3 working days\. You can also pay first/)).toBeTruthy();
    expect(screen.queryByText(/UPI AutoPay/)).toBeNull();
  });

  it('says above the limit of UPI that the mandate is one of net banking or a debit card, and has no step once one covers it', async () => {
    const { show, ...investor } = await unconfirmed(sip(1_20_000));
    await linkBank(server.kit, investor);
    const { unmount } = show();
    expect(
      await screen.findByText(/^Above ₹1,00,000, net banking or a debit card is used instead of UPI/),
    ).toBeTruthy();
    unmount();
    const covered = await unconfirmed(sip(5_000));
    await addMandate(server.kit.services, covered.profileId, 10_000);
    covered.show();
    expect(await screen.findByText(/will be debited through your AutoPay mandate/)).toBeTruthy();
    expect(screen.queryByText(/^Step 1 of 2/)).toBeNull();
  });

  it('offers no UPI above its limit, and says why', async () => {
    (await unconfirmed(lumpsum(5_00_001))).show();
    const upi = await screen.findByRole('radio', { name: /^UPI.*The limit of ₹5,00,000 is below the total/ });
    expect(upi).toHaveProperty('disabled', true);
  });

  it('offers no cheque that may clear only after the new fund offer has closed, not even where it was chosen last', async () => {
    const kit = testKit(server.kit.services.db);
    const { groups } = await kit.client().call(getNfos);
    const nfo = groups
      .flatMap(({ nfos }) => nfos)
      .find(({ schemeName }) => schemeName.startsWith('Axis Nifty Energy'))!;
    // it closes two days later
    kit.clock.advance(2 * DAY);
    const { client, orders } = await newCheckout(kit, { ...lumpsum(5_000), schemeId: nfo.order!.encryptedSchemeId });
    const [order] = await orders();
    rememberMode('cheque', 'app');
    const browser = testBrowser(kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    const cheque = await screen.findByRole('radio', { name: /^Cheque.*clear only after the new fund offer/ });
    expect(cheque).toMatchObject({ disabled: true, checked: false });
  });

  it('offers no way that the gateway does not take, not even the one of last time', async () => {
    const { providers, db } = server.kit.services;
    const gateway = { ...providers.gateway, modes: ['upi', 'netBanking'] as const };
    const kit = testKit(db, { providers: { gateway } });
    const { client, orders, profileId } = await newCheckout(kit);
    await addMandate(kit.services, profileId, 50_000);
    const [order] = await orders();
    rememberMode('cheque', 'app');
    const browser = testBrowser(kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    await screen.findByRole('radio', { name: /^Net banking/ });
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    expect(await screen.findByText(paymentErrorText.payment_mode_required)).toBeTruthy();
    const ways = screen.getAllByRole<HTMLInputElement>('radio');
    expect(ways.map(({ value, checked }) => [value, checked])).toEqual([
      ['upi', false],
      ['netBanking', false],
    ]);
    await user.click(screen.getByRole('radio', { name: /^Net banking/ }));
    expect(screen.queryByText(paymentErrorText.payment_mode_required)).toBeNull();
  });

  it('asks for no UPI id where the page of the gateway does', async () => {
    const { providers, db } = server.kit.services;
    const kit = testKit(db, { providers: { gateway: { ...providers.gateway, hasUpiPage: true } } });
    const { client, orders } = await newCheckout(kit);
    const [order] = await orders();
    rememberMode('upi', 'id');
    const browser = testBrowser(kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    expect(await screen.findByText(/^Choose a UPI app, scan a QR code or enter your UPI ID/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await waitFor(async () => expect(await orders()).toMatchObject([{ paymentState: 'processing' }]));
    localStorage.clear();
  });

  it('shows the UTR number of a transfer that is awaited, and leads in no circle', async () => {
    const checkout = await newCheckout(server.kit);
    const orders = await checkout.orders();
    const transfer = { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111677' };
    const body = { ...paymentOf(orders), ...transfer };
    await checkout.client.call(payOrders, { key: 'transfer', body });
    const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={orders[0]!.paymentUrl!} />, { browser });
    expect(await screen.findByText(/UTR number: HDFCN52026111677/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue this payment' })).toBeNull();
  });

  it('asks for a code again where the page stood open for longer than the one before holds, and then pays', async () => {
    const { client, orders, mobile } = await newCheckout(server.kit);
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
    expect(screen.getByText(/^You confirmed these orders with an OTP a moment ago/)).toBeTruthy();
    server.kit.clock.advance(CONFIRMATION_VALIDITY);
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    enter(await screen.findByLabelText('One-time password (OTP)'), await lastOtp(client, mobile));
    expect(await orders()).toMatchObject([{ paymentState: 'unpaid' }]);
    await user.click(screen.getByRole('button', { name: 'Confirm ₹5,000.00' }));
    await waitFor(async () => expect(await orders()).toMatchObject([{ paymentState: 'processing' }]));
  });

  it('says of a SIP what its badge does not, and why the last payment was not made', async () => {
    const { client, orders, payAtBank } = await newCheckout(server.kit, sip(5_000));
    const [order] = await orders();
    await payAtBank('fail');
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    // not green, as what is invested is
    expect(await screen.findByText('First instalment not paid')).toBeTruthy();
    // it says no more of a SIP that expires unless it is paid
    expect(screen.queryByText(/^(Active SIP|SIP without AutoPay)$/)).toBeNull();
    expect(
      await screen.findByText(/^The bank refused the payment\. Any amount, if debited, will be refunded/),
    ).toBeTruthy();
  });
});
