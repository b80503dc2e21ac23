import {
  type Checkout,
  addMandate,
  confirm,
  DEBT,
  fillCart,
  laterSip,
  newInvestor,
  orderCart,
  lumpsum,
  newCheckout,
  paymentOf,
  signedInAgain,
  sip,
  TEST_ORIGIN,
} from '@prosperx/api/testing';
import { discardOrders, getCart } from '@prosperx/core/cart';
import { formatMoney } from '@prosperx/core/format';
import { payOrders, withdrawPayment } from '@prosperx/core/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { orderResultContract } from './order-result.contract.js';
import { OrderResult as View } from './order-result.js';

const OrderResult = toReact(orderResultContract, View);
type Props = WidgetProps<typeof orderResultContract>;
const server = serverForTests({ heldNavsOnly: true });
const ASHA = '9876500001';
/** The number of the orders that wait for her in the sandbox. */
const FOUR_DAYS = 4 * 86_400_000;
const ORDER_NO = 'PX200000000001';

const showTo = async (mobile: string, props: Props) =>
  renderWithServer(server, <OrderResult {...props} />, { browser: await signedInBrowser(server, mobile) });
const browserOf = ({ client }: Checkout) => testBrowser(server.kit, { cookies: client.cookies });
const showOf = (checkout: Checkout, props: Props = {}) =>
  renderWithServer(server, <OrderResult orderNo={checkout.pxOrderNumber} {...props} />, {
    browser: browserOf(checkout),
  });
const title = async () => (await screen.findByRole('heading', { level: 2 })).textContent;
/** Returns what the address of the page after a failure says. */
const failedPage = (address: string): Props => {
  const query = new URL(address, TEST_ORIGIN).searchParams;
  return { orderNo: query.get('orderNo') ?? '', paymentUrl: query.get('paymentUrl') ?? '' };
};

describe('the order result', () => {
  it('says that paid orders are placed, what happens next, lists them with their amounts, and is a receipt, which prints and comes as a PDF', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => {
      opened.mockRestore();
      vi.unstubAllGlobals();
    });
    const checkout = await newCheckout(server.kit, lumpsum(5_000), sip(1_000));
    await checkout.payAtBank('pay');
    const { user, navigations, browser } = showOf(checkout);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(await title()).toBe('Your order has been placed.');
    expect(screen.getByText('We have received your request and are processing it.')).toBeTruthy();
    expect(screen.getByText('Your scheme will show in portfolio after 2 days.')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Orders' }))
      .getAllByRole('row')
      .slice(1);
    const orders = await checkout.orders();
    expect(rows).toHaveLength(orders.length);
    orders.forEach(({ amount, mutualFund }, index) => {
      expect(rows[index]?.textContent).toContain(mutualFund.schemeName);
      expect(rows[index]?.textContent).toContain(formatMoney(amount, 2));
    });
    const receipt = within(await screen.findByRole('region', { name: 'Payment receipt' }));
    const facts = receipt.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual(expect.arrayContaining(['Total: ₹6,000.00', 'Paid by: Net banking']));
    expect(facts.join()).toMatch(/Payment reference: pay_/);
    expect(facts.join()).toContain('Units expected on: 17 Nov 2026');
    await user.click(receipt.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(receipt.getByRole('button', { name: 'Download receipt (PDF)' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(opened.mock.calls[0]?.[0]).toContain('/prosperx-api/receipts/pay_');
    // read anew, since the address ends after ten minutes
    expect(browser.requests.filter((request) => request.includes('/payment/receipts'))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Back to Home' }));
    await user.click(screen.getByRole('button', { name: 'View portfolio' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/home', '/profile/portfolio']);
  });

  it('has the UTR number of a transfer that is awaited, and no day of units', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    const transfer = { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111679' };
    const body = { ...paymentOf(await checkout.orders()), ...transfer };
    await checkout.client.call(payOrders, { key: 'transfer', body });
    showOf(checkout);
    const receipt = (await screen.findByRole('region', { name: 'Payment receipt' })).textContent;
    for (const words of ['HDFCN52026111679', 'NEFT or RTGS', 'One working day after your money arrives'])
      expect(receipt).toContain(words);
  });

  it('does not say that unpaid orders are placed, and leads to their payment', async () => {
    const { user, navigations } = await showTo(ASHA, { orderNo: ORDER_NO });
    expect(await title()).toBe('Your order is awaiting payment.');
    expect(screen.queryByText('Your order has been placed.')).toBeNull();
    expect(screen.getAllByText('Awaiting payment').length).toBeGreaterThan(0);
    expect(screen.queryByText('Payment received')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(navigations[0]?.to).toBe('/order-summary');
    expect(navigations[0]?.params['paymentUrl']).toContain('cartId=');
  });

  it('says that a payment failed, that money comes back, and leads to another try; opened again after that, that it is paid', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    const onRetried = vi.fn();
    const props = failedPage(await checkout.payAtBank('fail'));
    const { user, navigations, show } = showOf(checkout, { ...props, onRetried });
    expect(await title()).toBe('Your payment attempt has failed.');
    expect(screen.getByText('Any amount, if debited, will be refunded to your bank account.')).toBeTruthy();
    expect(screen.queryByText(/SIP orders show/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry Payment' }));
    expect(onRetried).toHaveBeenCalledOnce();
    expect(navigations).toEqual([{ to: '/order-summary', params: { paymentUrl: props.paymentUrl } }]);
    expect(screen.getByText('The bank refused the payment.', { selector: 'p' })).toBeTruthy();
    show(<p>another page</p>);
    await checkout.payAtBank('pay');
    show(<OrderResult {...props} />);
    expect(await title()).toBe('Your order has been placed.');
    expect(screen.queryByText(/attempt has failed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry Payment' })).toBeNull();
  });

  it('tells of SIP orders when they show, where one is among those that were not paid', async () => {
    const checkout = await newCheckout(server.kit, sip(1_000));
    showOf(checkout, failedPage(await checkout.payAtBank('fail')));
    expect(await screen.findByText(/SIP orders show in your portfolio 2 days after/)).toBeTruthy();
  });

  it('says of orders whose payment is under way that it is awaited; after the payer took it back it promises no refund: what still arrives pays the order', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    const { paymentId } = await checkout.startPaying();
    const { unmount } = showOf(checkout);
    expect(await screen.findByText(/We are waiting for your payment/)).toBeTruthy();
    expect(screen.queryByText('Your scheme will show in portfolio after 2 days.')).toBeNull();
    expect(screen.getAllByText('Payment in progress')[0]).toBeTruthy();
    expect(screen.getByRole('button', { name: 'View payment' })).toBeTruthy();
    unmount();
    await checkout.client.call(withdrawPayment, { body: { paymentId } });
    showOf(checkout);
    expect(await title()).toBe('Your payment attempt has failed.');
    expect(screen.getByText(/^If any amount is still debited, it will pay for these orders/)).toBeTruthy();
    expect(screen.queryByText(/will be refunded/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry Payment' })).toBeTruthy();
  });

  it('says that orders were cancelled', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    await checkout.client.call(discardOrders);
    await server.kit.app.idle();
    showOf(checkout);
    expect(await title()).toBe('Your order was cancelled.');
  });

  it('says of a SIP that begins later that it is registered, and when it is debited, once its code is given', async () => {
    const { client, mobile, profileId } = await newInvestor(server.kit);
    await addMandate(server.kit.services, profileId, 50_000);
    const cart = await fillCart(client, laterSip(2_000));
    const { pxOrderNumber: orderNo } = await orderCart(client, cart);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations, show } = renderWithServer(server, <OrderResult orderNo={orderNo} />, { browser });
    expect(await title()).toBe('Your SIP is awaiting the OTP.');
    await user.click(screen.getByRole('button', { name: 'Confirm with OTP' }));
    expect(navigations[0]?.to).toBe('/order-summary');
    show(<p>another page</p>);
    await confirm(client, cart, mobile);
    await server.kit.settle();
    show(<OrderResult orderNo={orderNo} />);
    expect(await title()).toBe('Your SIP is registered.');
    expect(screen.getAllByText('Begins 11 Jan 2027').length).toBeGreaterThan(0);
    expect(screen.getByText('The first instalment is debited through AutoPay on 11 January 2027.')).toBeTruthy();
    expect(screen.queryByText(/Only the first instalment is paid|Awaiting payment|Payment received/)).toBeNull();
  });

  it('says of a refused and a cancelled order each reason at its order', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000), lumpsum(1_019, DEBT));
    await checkout.client.call(discardOrders);
    await server.kit.app.idle();
    const { user, navigations } = showOf(checkout);
    expect(await title()).toBe('None of your orders went through.');
    const rows = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row');
    for (const { mutualFund, remarks } of await checkout.orders()) {
      const row = rows.find(({ textContent }) => textContent.includes(mutualFund.schemeName));
      expect(remarks).not.toBe('');
      expect(row?.textContent).toContain(remarks);
    }
    await waitFor(async () => expect((await checkout.client.call(getCart)).noOfItems).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/cart-review']);
  });

  it.each([{}, { paymentUrl: 'cartId=cart_1' }])('says nothing of an order that has no number: %j', async (props) => {
    const { user, navigations } = await showTo(ASHA, props);
    expect(screen.getByRole('heading').textContent).toBe('No orders found!');
    expect(screen.queryByText(/placed|failed/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View portfolio' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/profile/portfolio']);
  });

  it('finds no orders for a number that was made up', async () => {
    await showTo(ASHA, { orderNo: 'PX000000000000' });
    expect(await title()).toBe('No orders found!');
    expect(screen.queryByText(/placed|failed/)).toBeNull();
  });

  it.each([
    [{ orderNo: ORDER_NO }, `/thank-you?orderNo=${ORDER_NO}`],
    [{ orderNo: ORDER_NO, paymentUrl: 'cartId=c' }, `/payment-error?paymentUrl=cartId%3Dc&orderNo=${ORDER_NO}`],
  ])('tells a visitor nothing, and has them log in: %j', async (props, to) => {
    const { browser, user, navigations } = renderWithServer(server, <OrderResult {...props} />);
    await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
    expect(navigations).toEqual([{ to: '/login', params: { to } }]);
    expect(screen.queryByText(/placed|failed/)).toBeNull();
    expect(browser.requests.filter((request) => request.includes('order-list'))).toEqual([]);
  });

  it('can read the orders again after a failure', async () => {
    const browser = await signedInBrowser(server, ASHA);
    let broken = true;
    const fetch: typeof browser.fetch = (input, init) =>
      broken && String(input).includes(ORDER_NO) ? Promise.reject(new TypeError('off')) : browser.fetch(input, init);
    const { user } = renderWithServer(server, <OrderResult orderNo={ORDER_NO} />, { browser: { ...browser, fetch } });
    await screen.findByText('We could not load your orders. They are safe; try again in a moment.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeTruthy();
  });

  it('says so while nobody can tell who is signed in, and can be tried again', async () => {
    const browser = await signedInBrowser(server, ASHA);
    browser.network = false;
    const { user } = renderWithServer(server, <OrderResult orderNo={ORDER_NO} />, { browser });
    const again = await screen.findByRole('button', { name: 'Try again' });
    browser.network = true;
    await user.click(again);
    await waitFor(async () => expect(await title()).toBe('Your order is awaiting payment.'));
  });

  // moves the clock of all
  it('leads from orders that expired to the cart, where they are again', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    await checkout.expire();
    const client = await signedInAgain(server.kit, checkout);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations } = renderWithServer(server, <OrderResult orderNo={checkout.pxOrderNumber} />, {
      browser,
    });
    expect(await title()).toBe('Your order has expired.');
    expect(screen.getByText('Please go to the cart and place the order again.')).toBeTruthy();
    await waitFor(async () => expect((await client.call(getCart)).noOfItems).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/cart-review']);
  });

  it('says of a SIP that begins later and was never confirmed that nothing was registered, and promises no refund', async () => {
    const investor = await newInvestor(server.kit);
    await addMandate(server.kit.services, investor.profileId, 50_000);
    const { pxOrderNumber } = await orderCart(investor.client, await fillCart(investor.client, laterSip(2_000)));
    const { clock, scheduler } = server.kit;
    await scheduler.advanceTo(clock, clock.now() + FOUR_DAYS);
    const { cookies } = await signedInAgain(server.kit, investor);
    const browser = testBrowser(server.kit, { cookies });
    renderWithServer(server, <OrderResult orderNo={pxOrderNumber} />, { browser });
    expect(await title()).toBe('Your order has expired.');
    expect(screen.getByText('Nothing was registered, and nothing will be debited.')).toBeTruthy();
    expect(screen.queryByText(/not paid in time|refunded/)).toBeNull();
  });
});
