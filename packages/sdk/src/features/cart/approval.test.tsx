import { advisorFor, fillCart, notificationsTo, lumpsum, newInvestor } from '@prosperx/api/testing';
import { approveCart, declineCart } from '@prosperx/core/cart';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();
afterEach(() => vi.unstubAllGlobals());

const POLLING = 5_000;

/** From here on the cart is read again every so many milliseconds; null: not at all because time has passed. */
function pollEvery(milliseconds: number | null): void {
  const { setInterval } = globalThis;
  vi.stubGlobal('setInterval', (run: () => void, every: number) => {
    if (every !== POLLING) return setInterval(run, every);
    return milliseconds === null ? 0 : setInterval(run, milliseconds);
  });
}

/** The cart of an advisor who has just asked their customer. */
async function asked() {
  const { kit } = server;
  const customer = await newInvestor(kit);
  const advisor = await advisorFor(kit, customer);
  await fillCart(advisor, lumpsum(5_000));
  const browser = testBrowser(kit, { cookies: advisor.cookies });
  const page = renderWithServer(server, <Cart />, { browser });
  await page.user.click(await screen.findByRole('button', { name: 'Ask the customer to approve' }));
  await screen.findByText('*Your cart is awaiting for approval.');
  const answer = async (call: typeof approveCart | typeof declineCart) => {
    const [notification] = await notificationsTo(kit, customer);
    const token = /token=([\w-]+)/.exec(notification?.text ?? '')?.[1] ?? '';
    await kit.client().call(call, { body: { token } });
  };
  return { ...page, answer };
}

describe('the cart of an advisor', () => {
  it('is read again while its customer is asked: a customer who declines is reported by itself', async () => {
    pollEvery(50);
    const { answer } = await asked();
    await answer(declineCart);
    await screen.findByText('The customer declined this cart.');
    expect(screen.getByRole('button', { name: 'Ask the customer to approve' })).toBeTruthy();
  });

  it('is read again as soon as its advisor comes back to the page, and can be ordered then', async () => {
    pollEvery(null);
    const { answer, browser } = await asked();
    const comesBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const before = browser.requests.length;
    // while it is being read because it was sent, it is not read once more
    await waitFor(() => {
      comesBack();
      expect(browser.requests.slice(before).join()).toContain('get-cart-details');
    });
    await answer(approveCart);
    comesBack();
    await screen.findByRole('button', { name: 'Place order' });
    expect(screen.getByText('The customer has approved this cart.')).toBeTruthy();
  });
});
