import { TEST_ORIGIN } from '@prosperx/api/testing';
import { saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApiClient } from '#data/api-client.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser, type TestBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();
const ASHA = '9876500001';

/** An amount is several elements: its sign, its rupees. */
const amountOf = (text: string) => (_: string, element: Element | null) =>
  element?.className === 'px-money' && element.textContent === text;

/** A cart with one lumpsum of ₹5,000. */
async function showFilled(browser: TestBrowser, props: WidgetProps<typeof cartContract> = {}) {
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const { data } = await call(searchFunds, { query: { q: 'parag parikh flexi', PageNumber: 0 } });
  const fund = data.content[0]!;
  const lumpsum = { schemeId: fund.encryptedSchemeId, investmentType: 'LUMPSUM', investmentFrequency: 0 } as const;
  await call(saveInvestment, { body: { ...lumpsum, amount: rupees(5000) } });
  return { ...renderWithServer(server, <Cart {...props} />, { browser }), fund };
}

it('of nothing says so, and leads to the funds', async () => {
  const { user, navigations } = renderWithServer(server, <Cart />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await user.click(screen.getByRole('button', { name: 'Explore Mutual Funds' }));
  expect(navigations).toEqual([{ to: '/home', params: {} }]);
});

it('of a visitor shows what he put in, and asks him to log in first', async () => {
  const { user, navigations, fund } = await showFilled(testBrowser(server.kit));
  expect(await screen.findByText(fund.schemeName)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Log in to place the order' }));
  expect(navigations).toEqual([{ to: '/login', params: { to: '/cart-review' } }]);
});

it('takes no order over an amount that the scheme does not take, and keeps one that it does', async () => {
  const { user } = await showFilled(await signedInBrowser(server, ASHA));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '1');
  await user.tab();
  expect(await screen.findByText('Correct one amount to go on')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '7000');
  await user.tab();
  await waitFor(() => expect(screen.getAllByText(amountOf('₹7,000')).length).toBeGreaterThan(0));
  expect(screen.queryByText('Correct one amount to go on')).toBeNull();
});

it('becomes orders, once, and leads to their summary', async () => {
  const onOrdered = vi.fn();
  const { user, navigations, browser } = await showFilled(await signedInBrowser(server, ASHA), { onOrdered });
  await user.dblClick(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(navigations).toHaveLength(1));
  expect(navigations[0]?.to).toBe('/order-summary');
  expect(String(navigations[0]?.params['paymentUrl'])).toContain('cartId=');
  expect(onOrdered).toHaveBeenCalledOnce();
  expect(browser.requests.filter((request) => request.includes('create-bse-order'))).toHaveLength(1);
});

it('can be read again after a failure', async () => {
  const browser = testBrowser(server.kit);
  browser.network = false;
  const { user } = renderWithServer(server, <Cart />, { browser });
  await screen.findByRole('heading', { name: 'Your cart could not be shown' });
  browser.network = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
});
