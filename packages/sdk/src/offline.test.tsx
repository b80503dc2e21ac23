import { fillCart, lumpsum, newCheckout, newInvestor } from '@prosperx/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartContract } from '#features/cart/cart.contract.js';
import { Cart as CartView } from '#features/cart/cart.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser, type TestBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { orderSummaryContract } from './features/order-summary/order-summary.contract.js';
import { OrderSummary as OrderSummaryView } from './features/order-summary/order-summary.js';
import { portfolioContract } from './features/portfolio/portfolio.contract.js';
import { Portfolio as PortfolioView } from './features/portfolio/portfolio.js';
import { readSession } from './session/use-session.js';

const Cart = toReact(cartContract, CartView);
const OrderSummary = toReact(orderSummaryContract, OrderSummaryView);
const Portfolio = toReact(portfolioContract, PortfolioView);
const server = serverForTests();

/** In a tunnel, or out of it: requests fail, and the browser knows it. */
function setNetwork(browser: TestBrowser, isOn: boolean): void {
  browser.network = isOn;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
}
afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

const asked = ({ requests }: TestBrowser, path: string) => requests.filter((each) => each.includes(path)).length;
const offlineIsSaid = () => screen.findAllByText(/You seem to be offline/);

describe('a widget without a network', () => {
  it('places no order without a network, nor once it is back', async () => {
    const { client } = await newInvestor(server.kit);
    await fillCart(client, lumpsum(5_000));
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations, services } = renderWithServer(server, <Cart />, { browser });
    const place = await screen.findByRole('button', { name: 'Place order' });
    setNetwork(browser, false);
    await user.click(place);
    await offlineIsSaid();
    expect(asked(browser, 'create-bse-order')).toBe(1);
    expect(services.loader.getState().count).toBe(0);
    const before = asked(browser, 'get-cart-details');
    setNetwork(browser, true);
    await waitFor(() => expect(asked(browser, 'get-cart-details')).toBeGreaterThan(before));
    expect(asked(browser, 'create-bse-order')).toBe(1);
    expect(navigations).toEqual([]);
  });

  it('sends nobody to their bank without a network, nor once it is back', async () => {
    const { client, orders } = await newCheckout(server.kit, lumpsum(5_000));
    const paymentUrl = (await orders())[0]?.paymentUrl ?? '';
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations } = renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />, { browser });
    await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
    setNetwork(browser, false);
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await offlineIsSaid();
    expect(screen.queryByText('Taking you to your bank')).toBeNull();
    const before = asked(browser, 'get-order-details');
    setNetwork(browser, true);
    await waitFor(() => expect(asked(browser, 'get-order-details')).toBeGreaterThan(before));
    expect(asked(browser, 'bse-payment')).toBe(1);
    expect(navigations).toEqual([]);
  });

  it('says at once that what is not there yet is out of reach, and comes when the network is back', async () => {
    const browser = await signedInBrowser(server, '9876500001');
    const { show, services } = renderWithServer(server, <Cart />, { browser });
    await act(() => readSession(services));
    setNetwork(browser, false);
    show(<Portfolio />);
    await screen.findByText('Your money and units are not affected.');
    setNetwork(browser, true);
    expect(await screen.findByRole('table', { name: 'Schemes you hold' })).toBeTruthy();
  });

  it('keeps what is on the page without a network', async () => {
    const browser = await signedInBrowser(server, '9876500001');
    const { services } = renderWithServer(server, <Portfolio />, { browser });
    await screen.findByRole('table', { name: 'Schemes you hold' });
    setNetwork(browser, false);
    await act(() => services.queryClient.invalidateQueries());
    expect(screen.getByRole('table', { name: 'Schemes you hold' })).toBeTruthy();
  });
});
