import { getOrderList } from '@prosperx/core/order';
import { formatMoney } from '@prosperx/core/format';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { orderResultContract } from './order-result.contract.js';
import { OrderResult as View } from './order-result.js';

const OrderResult = toReact(orderResultContract, View);
type Props = WidgetProps<typeof orderResultContract>;
const server = serverForTests();
const ASHA = '9876500001';
/** Of the orders that wait for her in the sandbox. */
const ORDER_NO = 'PX200000000001';

const showTo = async (mobile: string, props: Props) =>
  renderWithServer(server, <OrderResult {...props} />, { browser: await signedInBrowser(server, mobile) });

it('says that the order is placed, what happens next, and lists the orders with their amounts', async () => {
  const { user, navigations } = await showTo(ASHA, { orderNo: ORDER_NO });
  expect(screen.getByRole('heading', { name: 'Your order has been placed.' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading');
  const rows = within(await screen.findByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1);
  const client = await server.kit.signedIn(ASHA);
  const orders = await client.call(getOrderList, { query: { pxOrderNumber: ORDER_NO } });
  expect(rows).toHaveLength(orders.length);
  orders.forEach(({ amount, mutualFund }, index) => {
    expect(rows[index]?.textContent).toContain(mutualFund.schemeName);
    expect(rows[index]?.textContent).toContain(formatMoney(amount, 2));
  });
  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(navigations).toEqual([{ to: '/home', params: {} }]);
});

it('says that a payment failed, that money comes back, and leads to another try', async () => {
  const onRetried = vi.fn();
  const paymentUrl = 'loopBackUrl=thank-you&cartId=cart_1';
  const { user, navigations } = await showTo(ASHA, { orderNo: ORDER_NO, paymentUrl, onRetried });
  expect(screen.queryByText('Your order has been placed.')).toBeNull();
  expect(screen.getByText('Your payment attempt has failed.')).toBeTruthy();
  expect(screen.getByText('Any amount, if debited, will be refunded to your bank account.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry Payment' }));
  expect(onRetried).toHaveBeenCalledOnce();
  expect(navigations).toEqual([{ to: '/order-summary', params: { paymentUrl } }]);
});

it.each([{}, { paymentUrl: 'cartId=cart_1' }])('says nothing of an order that has no number: %j', async (props) => {
  await showTo(ASHA, props);
  expect(screen.getByRole('heading').textContent).toBe('No orders found!');
  expect(screen.queryByText(/placed|failed/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for no orders of a visitor, and shows none', async () => {
  const { browser } = renderWithServer(server, <OrderResult orderNo={ORDER_NO} />);
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(browser.requests.filter((request) => request.includes('order-list'))).toEqual([]);
  expect(screen.queryByRole('table')).toBeNull();
});

it('can read the orders again after a failure', async () => {
  const browser = await signedInBrowser(server, ASHA);
  let broken = true;
  const fetch: typeof browser.fetch = (input, init) =>
    broken && String(input).includes(ORDER_NO) ? Promise.reject(new TypeError('off')) : browser.fetch(input, init);
  const { user } = renderWithServer(server, <OrderResult orderNo={ORDER_NO} />, { browser: { ...browser, fetch } });
  await screen.findByText('We could not read your orders. They are safe; look again in a moment.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeTruthy();
});
