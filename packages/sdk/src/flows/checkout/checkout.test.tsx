import { TEST_ORIGIN } from '@prosperx/api/testing';
import { getOrderList } from '@prosperx/core/order';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApiClient } from '#data/api-client.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { checkoutContract } from './checkout.contract.js';
import { Checkout as View } from './checkout.js';

const Checkout = toReact(checkoutContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const VIKRAM = '9876500002';

/** An amount is several elements: its sign, its rupees, its paise. */
const amountOf = (text: string) => (_: string, element: Element | null) =>
  element?.className === 'px-money' && element.textContent === text;

/** The link of the orders that wait for Asha in the sandbox. */
async function pendingLink() {
  const client = await server.kit.signedIn(ASHA);
  const [order] = await client.call(getOrderList, { query: { pxOrderNumber: 'PX200000000001' } });
  return order!.paymentUrl!;
}
const showTo = async (mobile: string, props: WidgetProps<typeof checkoutContract>) =>
  renderWithServer(server, <Checkout {...props} />, { browser: await signedInBrowser(server, mobile) });

it('without a link finds no orders', () => {
  renderWithServer(server, <Checkout />);
  expect(screen.getByRole('heading', { name: 'No orders found!' })).toBeTruthy();
});

it('asks a visitor to log in, and comes back to the same orders', async () => {
  const paymentUrl = await pendingLink();
  const { user, navigations } = renderWithServer(server, <Checkout paymentUrl={paymentUrl} />);
  await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
  expect(navigations).toEqual([
    { to: '/login', params: { to: `/order-summary?${new URLSearchParams({ paymentUrl }).toString()}` } },
  ]);
});

it('shows nobody the orders of another', async () => {
  await showTo(VIKRAM, { paymentUrl: await pendingLink() });
  await screen.findByRole('heading', { name: /not authorised|No orders found/ });
  expect(screen.queryByText(amountOf('₹22,500.00'))).toBeNull();
});

it('refuses a wrong code, takes the right one, and sends nobody to the bank before it', async () => {
  const onConfirmed = vi.fn();
  const { user, browser } = await showTo(ASHA, { paymentUrl: await pendingLink(), onConfirmed });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect((await screen.findAllByText(amountOf('₹22,500.00'))).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
  await screen.findByRole('heading', { name: 'Confirm with OTP' });
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const code = (await call(sandboxMessages, { query: { to: ASHA } })).find(({ otp }) => otp)?.otp ?? '';
  const field = screen.getByLabelText('One-time password (OTP)');
  await user.type(field, code === '000000' ? '111111' : '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(browser.requests.filter((each) => each.includes('verify')).length).toBeGreaterThan(1));
  expect(onConfirmed).not.toHaveBeenCalled();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
});
