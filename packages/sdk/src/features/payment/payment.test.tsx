import {
  DEBT,
  EQUITY,
  fillCart,
  linkBank,
  lumpsum,
  newCheckout,
  newInvestor,
  orderCart,
  paymentOf,
  schemeOf,
  TEST_ORIGIN,
  testKit,
} from '@prosperx/api/testing';
import { rupees } from '@prosperx/core/money';
import { getOrderDetails, getOrderList } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PaymentProgress } from '#domain/payment/payment-progress.lazy.js';
import { createApiClient } from '#services/client.js';
import { DataProvider } from '#services/services.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { paymentContract } from './payment.contract.js';
import { Payment as View } from './payment.js';

const Payment = toReact(paymentContract, View);
const HOUR = 3_600_000;
const server = serverForTests();
const ASHA = '9876500001';

async function pendingLink() {
  const client = await server.kit.signedIn(ASHA);
  const [order] = await client.call(getOrderList, { query: { pxOrderNumber: 'PX200000000001' } });
  return order!.paymentUrl!;
}
const showTo = async (props: WidgetProps<typeof paymentContract>) =>
  renderWithServer(server, <Payment {...props} />, { browser: await signedInBrowser(server, ASHA) });

describe('the payment page', () => {
  it('without a link finds no orders', () => {
    renderWithServer(server, <Payment mode="neft" />);
    expect(screen.getByRole('heading', { name: 'No orders found!' })).toBeTruthy();
  });

  it('asks a visitor to log in, and comes back to the same way of paying', async () => {
    const paymentUrl = await pendingLink();
    const { user, navigations } = renderWithServer(server, <Payment mode="cheque" paymentUrl={paymentUrl} />);
    await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
    expect(navigations).toEqual([
      { to: '/login', params: { to: `/cheque-payment?${new URLSearchParams({ paymentUrl }).toString()}` } },
    ]);
  });

  it('by UPI keeps its button shut until the UPI id is one', async () => {
    const { user } = await showTo({ mode: 'upi', paymentUrl: await pendingLink() });
    const field = await screen.findByRole('textbox', { name: 'UPI ID' });
    const confirm = screen.getByRole('button', { name: 'Confirm Payment' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    enter(field, 'asha');
    await user.tab();
    expect(await screen.findByText('Please enter valid VPA id, such as name@bank')).toBeTruthy();
    enter(field, '');
    await user.tab();
    expect(await screen.findByText('Please enter VPA id')).toBeTruthy();
    enter(field, 'asha@okhdfcbank');
    expect(confirm.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('says that a challan does not exist', async () => {
    await showTo({ mode: 'challan', paymentId: 'pay_nothing' });
    expect(await screen.findByText('Unable to download challan. Please refresh after sometime.')).toBeTruthy();
  });

  it('by NEFT shows the account, asks for the UTR, and tells the code first', async () => {
    const onConfirmed = vi.fn();
    const { user, browser } = await showTo({ mode: 'neft', paymentUrl: await pendingLink(), onConfirmed });
    expect(await screen.findByText('000200100040001')).toBeTruthy();
    expect(screen.getByText(/decides your NAV/)).toBeTruthy();
    const paidFor = screen.getByRole('list', { name: 'What you pay for' });
    expect(within(paidFor).getAllByRole('listitem').length).toBeGreaterThan(0);
    for (const order of within(paidFor).getAllByRole('listitem')) {
      expect((await within(order).findByText('NAV of')).nextSibling?.textContent).toMatch(/^\d+ \w+ 2026$/);
      expect(within(order).getByText('Stamp duty, in the amount').nextSibling?.textContent).toMatch(/^₹\d+\.\d\d$/);
      expect(order.textContent).toContain('You get this NAV if your money arrives before');
    }
    const utr = screen.getByRole('textbox', { name: /UTR number/ });
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    expect(await screen.findByText('Please enter UTR number')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(utr));
    enter(utr, 'HDFCN52026111612');
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await screen.findByRole('heading', { name: 'Confirm it is you' });
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const code = (await call(sandboxMessages, { query: { to: ASHA } })).find(({ otp }) => otp)?.otp ?? '';
    enter(screen.getByLabelText('One-time password (OTP)'), code);
    await user.click(screen.getByRole('button', { name: /^Confirm ₹/ }));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
    await waitFor(() => expect(browser.requests.some((each) => each.includes('bse-payment'))).toBe(true));
  });

  it('by NEFT is made from the account that its payer chooses, of several', async () => {
    const own = await newCheckout(server.kit);
    await linkBank(server.kit, own);
    const other = { isDefault: false, bankName: 'State Bank of India' };
    const second = await linkBank(server.kit, own, '501001230009', other);
    const browser = testBrowser(server.kit, { cookies: own.client.cookies });
    const sent: unknown[] = [];
    const fetch: typeof browser.fetch = (input, init) => {
      if (String(input).includes('bse-payment')) sent.push(JSON.parse(String(init?.body)));
      return browser.fetch(input, init);
    };
    const [order] = await own.orders();
    const view = <Payment mode="neft" paymentUrl={order!.paymentUrl!} />;
    const { user } = renderWithServer(server, view, { browser: { ...browser, fetch } });
    expect(await screen.findByText(/from your own account: HDFC Bank 501••••543/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Pay from'), 'State Bank of India 501••••009');
    expect(await screen.findByText(/from your own account: State Bank of India 501••••009/)).toBeTruthy();
    enter(screen.getByRole('textbox', { name: /UTR number/ }), 'HDFCN52026111677');
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await waitFor(() => expect(sent).toMatchObject([{ bankAccountId: second }]));
  });

  it('of other orders begins anew: it keeps no number of the transfer for those before', async () => {
    const { client } = await newInvestor(server.kit);
    const order = async (amfiCode: string) =>
      (await orderCart(client, await fillCart(client, lumpsum(5_000, amfiCode)))).paymentUrl;
    const [one, other] = [await order(EQUITY), await order(DEBT)];
    await server.kit.settle();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { show } = renderWithServer(server, <Payment mode="neft" paymentUrl={other} />, { browser });
    const utr = () => screen.findByRole<HTMLInputElement>('textbox', { name: /UTR number/ });
    await utr();
    show(<Payment mode="neft" paymentUrl={one} />);
    await screen.findByText(schemeOf(EQUITY).name);
    enter(await utr(), 'HDFCN52026111612');
    show(<Payment mode="neft" paymentUrl={other} />);
    await screen.findByText(schemeOf(DEBT).name);
    expect((await utr()).value).toBe('');
  });

  it('can be asked about again when the server cannot tell its state, and is not said to be unknown', async () => {
    const browser = await signedInBrowser(server, ASHA);
    let broken = true;
    const fetch: typeof browser.fetch = (input, init) =>
      broken && String(input).includes('payment/status')
        ? Promise.reject(new TypeError('off'))
        : browser.fetch(input, init);
    const { user } = renderWithServer(server, <Payment mode="upi" paymentId="pay_nothing" />, {
      browser: { ...browser, fetch },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No orders found!')).toBeNull();
    broken = false;
    await user.click(again);
    expect(await screen.findByText('No orders found!')).toBeTruthy();
  });

  it('by NEFT marks the UTR number of another payment at its field', async () => {
    const utr = 'HDFCN52026111688';
    const other = await newCheckout(server.kit);
    const body = { ...paymentOf(await other.orders()), paymentMode: 2, neftReferenceNumber: utr };
    await other.client.call(payOrders, { key: 'other', body });
    await server.kit.app.idle();
    server.kit.clock.advance(HOUR);
    await server.kit.settle();
    const own = await newCheckout(server.kit);
    const browser = testBrowser(server.kit, { cookies: own.client.cookies });
    const [order] = await own.orders();
    const view = <Payment mode="neft" paymentUrl={order!.paymentUrl!} />;
    const { user } = renderWithServer(server, view, { browser });
    const field = await screen.findByRole('textbox', { name: /UTR number/ });
    await user.click(field);
    await user.paste(`${utr} and more than fits`);
    expect(field).toHaveProperty('value', `${utr} and more than fits`);
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    expect(await screen.findByText(/^Please enter valid UTR number/)).toBeTruthy();
    await user.clear(field);
    await user.paste('hdfc n520-2611 1688');
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    expect(await screen.findByText('This UTR number was already used for another payment')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('by NEFT takes another UTR number after a withdrawal, though the answer to the first was lost', async () => {
    const checkout = await newCheckout(server.kit);
    const [order] = await checkout.orders();
    const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
    browser.lost = payOrders;
    const open = () => renderWithServer(server, <Payment mode="neft" paymentUrl={order!.paymentUrl!} />, { browser });
    const { user, unmount } = open();
    const give = async (utr: string) => {
      enter(await screen.findByRole('textbox', { name: /UTR number/ }), utr);
      await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    };
    await give('HDFCN52026111655');
    expect(await screen.findByText(/UTR number: HDFCN52026111655/)).toBeTruthy();
    browser.lost = null;
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    await give('HDFCN52026111656');
    await waitFor(() => expect(browser.requests.filter((each) => each.includes('bse-payment'))).toHaveLength(4));
    // the answer to the second has to be kept before the page is left
    await waitFor(async () => expect((await checkout.orders())[0]?.paymentState).toBe('processing'));
    unmount();
    open();
    expect(await screen.findByText(/UTR number: HDFCN52026111656/)).toBeTruthy();
  });

  /** A payment that was asked of a UPI id and is not answered. */
  async function showRequested() {
    const checkout = await newCheckout(server.kit);
    const upi = { paymentMode: 3, vpaId: 'timeout@upi' };
    const body = { ...paymentOf(await checkout.orders()), ...upi };
    const { paymentId } = await checkout.client.call(payOrders, { key: 'upi', body });
    await server.kit.app.idle();
    const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
    return { checkout, ...renderWithServer(server, <Payment mode="upi" paymentId={paymentId} />, { browser }) };
  }

  it('by UPI shows which UPI id was asked, and what to do if it is a wrong one', async () => {
    await showRequested();
    expect(await screen.findByText('We sent a payment request to timeout@upi.')).toBeTruthy();
    expect(screen.getByText(/^Wrong UPI ID/)).toBeTruthy();
    expect(screen.getByText(/^Approve within 4:5\d|^Approve within 5:00/).closest('section')).toBeTruthy();
  });

  it('by UPI of a gateway that asks on its own page leads there, and says of no request that it was sent', async () => {
    const { providers, db } = server.kit.services;
    const { start, find } = providers.gateway;
    const gateway = {
      ...providers.gateway,
      hasUpiPage: true,
      start: async (request: Parameters<typeof start>[0]) => ({ ...(await start(request)), upiLink: null }),
      find: async (ref: string) => {
        const known = await find(ref);
        return known && { ...known, upiLink: null };
      },
    };
    const kit = testKit(db, { providers: { gateway } });
    const { client, cart, orders } = await newCheckout(kit);
    const browser = testBrowser(kit, { cookies: client.cookies });
    const { paymentUrl } = (await orders())[0]!;
    const { user, unmount } = renderWithServer(server, <Payment mode="upi" paymentUrl={paymentUrl!} />, { browser });
    expect(await screen.findByText(/^On the next page, choose a UPI app/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await waitFor(async () => expect((await orders())[0]?.paymentState).toBe('processing'));
    await kit.app.idle();
    unmount();
    const { paymentId } = (await client.call(getOrderDetails, { query: { cartId: cart.encryptedCartId } }))
      .openPayment!;
    renderWithServer(server, <Payment mode="upi" paymentId={paymentId} />, { browser });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Continue to pay/ });
    expect(new URL(link.href).pathname).toMatch(new RegExp(`/payment/continue/${paymentId}$`));
    expect(screen.queryByText(/sandbox|We sent a payment request/)).toBeNull();
  });

  it('that is paid twice in a frame says that the second is sent back, asks for no third, and tells the page that the orders are paid', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    onTestFinished(() => void vi.restoreAllMocks());
    const { providers, db } = server.kit.services;
    let isLate = false;
    const find: typeof providers.gateway.find = async (ref) => {
      const known = await providers.gateway.find(ref);
      const outcome = { state: 'paid', at: kit.clock.now(), amount: rupees(5_000) } as const;
      return known && isLate ? { ...known, outcome } : known;
    };
    const kit = testKit(db, { providers: { gateway: { ...providers.gateway, find } } });
    const { client, orders } = await newCheckout(kit);
    const payBy = async (vpaId: string) => {
      const body = { ...paymentOf(await orders()), paymentMode: 3, vpaId };
      const { paymentId } = await client.call(payOrders, { key: vpaId, body });
      await kit.app.idle();
      return paymentId;
    };
    await payBy('failure@upi');
    kit.clock.advance(HOUR / 12);
    const paymentId = await payBy('timeout@upi');
    isLate = true;
    // the first is asked about again, and has paid the orders
    kit.clock.advance(HOUR / 12);
    await kit.settle();
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }]);
    const onSettled = vi.fn();
    const browser = testBrowser(kit, { cookies: client.cookies });
    renderWithServer(server, <Payment mode="upi" paymentId={paymentId} onSettled={onSettled} />, { browser });
    expect(await screen.findByText('We received this payment and are sending it back')).toBeTruthy();
    expect(screen.getByText(/^This was already paid by another payment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Track orders' })).toBeTruthy();
    await waitFor(() => expect(onSettled.mock.calls).toEqual([[{ paid: true }]]));
  });

  it('of which another amount came in a frame can be made again', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    onTestFinished(() => void vi.restoreAllMocks());
    const { providers, db } = server.kit.services;
    const find: typeof providers.gateway.find = async (ref) => {
      const known = await providers.gateway.find(ref);
      return known && { ...known, outcome: { state: 'paid', at: kit.clock.now(), amount: rupees(4_999) } };
    };
    const kit = testKit(db, { providers: { gateway: { ...providers.gateway, find } } });
    const { client, orders } = await newCheckout(kit);
    const body = { ...paymentOf(await orders()), paymentMode: 3, vpaId: 'timeout@upi' };
    const { paymentId } = await client.call(payOrders, { key: 'short', body });
    await kit.app.idle();
    kit.clock.advance(HOUR / 12);
    await kit.settle();
    const browser = testBrowser(kit, { cookies: client.cookies });
    const onRetry = vi.fn();
    const { user } = renderWithServer(
      server,
      <DataProvider>
        <PaymentProgress payment={{ paymentId }} onRetry={onRetry} />
      </DataProvider>,
      {
        browser,
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText(/^The amount received did not match/)).toBeTruthy();
  });

  it('by UPI can be ended by its payer, who is led to the other ways to pay', async () => {
    const { checkout, ...page } = await showRequested();
    await page.user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    await waitFor(() => expect(page.navigations).toHaveLength(1));
    const [order] = await checkout.orders();
    expect(page.navigations).toEqual([{ to: '/order-summary', params: { paymentUrl: order!.paymentUrl } }]);
    expect(order?.paymentState).toBe('failed');
  });

  it('says that the orders are those of another, and offers no other try', async () => {
    const checkout = await newCheckout(server.kit);
    const [order] = await checkout.orders();
    await showTo({ mode: 'neft', paymentUrl: order!.paymentUrl! });
    expect(await screen.findByRole('heading', { name: 'You are not authorized to view this page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
