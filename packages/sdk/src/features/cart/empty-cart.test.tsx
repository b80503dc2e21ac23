import { DEBT, fillCart, LIQUID, lumpsum, newCheckout, orderCart, signedInAgain } from '@prosperx/api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests({ heldNavsOnly: true });
const FOUR_DAYS = 4 * 86_400_000;

/** An empty cart, and orders that wait to be paid. */
async function ordered() {
  const checkout = await newCheckout(server.kit, lumpsum(5_000));
  const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
  return { ...checkout, show: () => renderWithServer(server, <Cart />, { browser }) };
}

describe('the empty cart', () => {
  it('leads to the orders that wait to be paid', async () => {
    const { show, orders } = await ordered();
    const [order] = await orders();
    const { user, navigations } = show();
    const banner = (await screen.findByText('You have unpaid orders.')).parentElement;
    expect(banner?.textContent).toBe('You have unpaid orders.1 order, ₹5,000. Pay by 18 Nov 2026, 6 pm');
    await user.click(screen.getByRole('link', { name: 'Pay now' }));
    expect(navigations).toEqual([{ to: '/order-summary', params: { paymentUrl: order?.paymentUrl } }]);
  });

  it('leads to the list of all where several wait', async () => {
    const { client, show } = await ordered();
    await orderCart(client, await fillCart(client, lumpsum(6_000, DEBT)));
    await server.kit.settle();
    const { user, navigations } = show();
    await user.click(await screen.findByRole('link', { name: 'View all' }));
    expect(navigations).toEqual([{ to: '/profile/portfolio', params: {} }]);
  });

  it('leads to a payment that its payer has left', async () => {
    const { startPaying, show } = await ordered();
    await startPaying();
    const { user, navigations } = show();
    await screen.findByText('A payment is in progress.');
    await user.click(screen.getByRole('link', { name: 'View status' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/order-summary']);
  });

  it('offers an expired order once more, says that it is back, and has the focus', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(7_000));
    const { clock, scheduler } = server.kit;
    await scheduler.advanceTo(clock, clock.now() + FOUR_DAYS);
    const { cookies } = await signedInAgain(server.kit, checkout);
    const { user, services } = renderWithServer(server, <Cart />, { browser: testBrowser(server.kit, { cookies }) });
    expect(await screen.findByText('Your order has expired.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move back to cart' }));
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveProperty('value', '7,000');
    expect(services.flash.getState().flash?.message).toBe('The orders are back in your cart.');
    expect(document.activeElement?.contains(amount)).toBe(true);
  });

  it.each([
    ['refused ones', [lumpsum(1_019, DEBT), lumpsum(1_019, LIQUID)], false, '2 of your orders were not accepted.'],
    [
      'an expired and a refused one',
      [lumpsum(1_019, DEBT), lumpsum(7_000)],
      true,
      '2 of your orders did not go through.',
    ],
  ] as const)('counts the orders that can be moved back: %s of one set', async (_, investments, isLate, title) => {
    const checkout = await newCheckout(server.kit, ...investments);
    if (isLate) await checkout.expire();
    const { cookies } = await signedInAgain(server.kit, checkout);
    renderWithServer(server, <Cart />, { browser: testBrowser(server.kit, { cookies }) });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByText(/The time to pay/)).toBeNull();
  });

  it('says of a refused order beside one to pay that it was not accepted', async () => {
    const { client } = await newCheckout(server.kit, lumpsum(5_000), lumpsum(1_019, DEBT));
    renderWithServer(server, <Cart />, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
    expect(await screen.findByText('Your order was not accepted.')).toBeTruthy();
    expect(screen.getByText('You have unpaid orders.')).toBeTruthy();
  });

  it('says so in a cart that is filled again, too', async () => {
    const { client, show } = await ordered();
    await fillCart(client, lumpsum(6_000, DEBT));
    show();
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toBeTruthy();
    expect(await screen.findByText('You have unpaid orders.')).toBeTruthy();
  });
});
