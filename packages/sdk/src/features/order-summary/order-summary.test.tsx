import {
  addSoldHistory,
  EQUITY,
  DEBT,
  fillCart,
  fillCartUp,
  LIQUID,
  lumpsum,
  newCheckout,
  holdingOf,
  newInvestor,
  orderCart,
  signedInAgain,
  sip,
  TEST_ORIGIN,
  SANDBOX_PASSWORD,
} from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { getNfos } from '@prosperx/core/nfo';
import { getOrderList } from '@prosperx/core/order';
import { getPacks, savePack } from '@prosperx/core/pack';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { verifyPassword } from '@prosperx/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from '#services/client.js';
import { READING_TIME } from '#stores/stores.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { orderSummaryContract } from './order-summary.contract.js';
import { OrderSummary as View } from './order-summary.js';

const OrderSummary = toReact(orderSummaryContract, View);
const server = serverForTests({ heldNavsOnly: true });
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
/** A pack that somebody has ordered for ₹20,000. */
async function orderedPack() {
  const { client } = await newInvestor(server.kit);
  const [pack] = await client.call(getPacks);
  const body = { packId: pack!.encryptedMintPackId, investmentType: 'LUMPSUM', amount: 20_000 } as const;
  const { paymentUrl } = await orderCart(client, await client.call(savePack, { body }));
  await server.kit.settle();
  return { client, pack: pack!, paymentUrl };
}
const showTo = async (mobile: string, props: WidgetProps<typeof orderSummaryContract>) =>
  renderWithServer(server, <OrderSummary {...props} />, { browser: await signedInBrowser(server, mobile) });

describe('the order summary', () => {
  it('says of an order within a new fund offer when its units are allotted and at what price', async () => {
    const { groups } = await server.kit.client().call(getNfos);
    const nfo = groups[0]!.nfos.find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund')!;
    const schemeId = nfo.order!.encryptedSchemeId;
    const application = { schemeId, investmentType: 'LUMPSUM' as const, investmentFrequency: 0, amount: 5_000 };
    const { client, orders } = await newCheckout(server.kit, application);
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    await user.click(await screen.findByText('Axis Nifty Energy Index Fund'));
    expect(screen.getByText('Allotment').nextSibling?.textContent).toBe('30 November 2026, at ₹10 a unit');
  });

  it('says which NAV an order gets if its money comes in time, and the stamp duty inside its amount', async () => {
    const { client, orders } = await newCheckout(server.kit, lumpsum(1_00_000));
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    await user.click(await screen.findByText(order!.mutualFund.schemeName));
    expect((await screen.findByText('NAV of')).nextSibling?.textContent).toMatch(/^\d+ \w+ 2026$/);
    expect(screen.getByText(/^You get this NAV if your money arrives before \d+ \w+ 2026, 15:00 IST\.$/)).toBeTruthy();
    expect(screen.getByText('Stamp duty, in the amount').nextSibling?.textContent).toBe('₹5.00');
  });

  it('tells two orders of one fund apart: by the day of a SIP, and by the folio where one was chosen', async () => {
    const { client, profileId } = await newInvestor(server.kit);
    await addSoldHistory(server.kit.services.db, profileId);
    const { folioNumber } = await holdingOf(server.kit, profileId, EQUITY);
    await fillCart(client, sip(2_000));
    const inFolio = { ...sip(2_000), sipDate: 12, folioNumber };
    const { orders } = await orderCart(client, await fillCart(client, inFolio));
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={orders[0]!.paymentUrl!} />, { browser });
    const names = await screen.findAllByText(orders[0]!.mutualFund.schemeName);
    const [one, other] = names.map((name) => name.closest('summary')?.textContent).sort();
    expect(other).toMatch(/Growth[^,].*SIP on the 10th/);
    expect(one).toMatch(new RegExp(`Growth, folio ${folioNumber}.*SIP on the 12th`));
  });

  it('without a link finds no orders, and leads to where they could be', async () => {
    const { user, navigations } = await showTo(ASHA, {});
    expect(await screen.findByRole('heading', { name: 'No orders found!' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/cart-review']);
  });

  it('says that a link was changed, and leads on', async () => {
    await showTo(ASHA, { paymentUrl: `${await pendingLink()}0` });
    expect(await screen.findByRole('heading', { name: /^This payment link is not valid/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to cart' })).toBeTruthy();
  });

  it('without a link asks a visitor to log in', async () => {
    renderWithServer(server, <OrderSummary />);
    expect(await screen.findByRole('heading', { name: 'Please log in to see your orders' })).toBeTruthy();
  });

  it('shows a pack as one order that opens to its schemes, and counts it as one', async () => {
    const { client, pack, paymentUrl } = await orderedPack();
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />, {
      browser: testBrowser(server.kit, { cookies: client.cookies }),
    });
    const name = await screen.findByText(pack.packName);
    const card = name.closest('details')!;
    expect(name.lang).toBe('en');
    expect(card.querySelector('summary')!.textContent).toMatch(
      new RegExp(`${pack.packName}${pack.schemes.length} schemesPending Payment₹20,000\\.00Lumpsum`),
    );
    expect(screen.getByText(/^1 order, placed .*\. 1 is ready to pay\.$/)).toBeTruthy();
    await user.click(name);
    for (const { schemeName } of pack.schemes) expect(within(card).getByText(schemeName)).toBeTruthy();
    expect(screen.queryByText('None')).toBeNull();
  });

  it('leads from paid orders to their progress, and counts none as ready', async () => {
    const checkout = await newCheckout(server.kit);
    const [order] = await checkout.orders();
    await checkout.payAtBank('pay');
    const { user, navigations } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, {
      browser: testBrowser(server.kit, { cookies: checkout.client.cookies }),
    });
    await user.click(await screen.findByRole('button', { name: 'Track orders' }));
    expect(navigations).toEqual([{ to: '/thank-you', params: { orderNo: checkout.pxOrderNumber } }]);
    expect(screen.queryByText(/ready to pay/)).toBeNull();
  });

  it('says in one box why the exchange refused an order, which is in the cart again', async () => {
    const { client, orders } = await newCheckout(server.kit, lumpsum(5_000), lumpsum(1_019, DEBT));
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    const refused = (await orders()).find(({ state }) => state === 'refused')!;
    const box = (await screen.findByText('One order was not accepted')).closest('.px-banner')!;
    expect(box.textContent).toContain(`${refused.remarks} It is left out of the total.`);
    expect(within(box as HTMLElement).getByRole('link', { name: 'Go to cart' })).toBeTruthy();
    expect(await screen.findByText(/It was moved back to your cart, so you can try again\.$/)).toBeTruthy();
    expect((await client.call(getCart)).amount).toBe(refused.amount);
  });

  it('names the day of a second instalment of no SIP that was refused', async () => {
    const { client, orders } = await newCheckout(server.kit, sip(5_000), sip(1_019, DEBT));
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    expect(await screen.findAllByText('SIP date')).toHaveLength(2);
    expect(screen.getByText('Second instalment')).toBeTruthy();
  });

  it('says of no refused order that it is in a cart that has no room for it', async () => {
    const { client, orders } = await newCheckout(server.kit, lumpsum(5_000), lumpsum(1_019, DEBT));
    await fillCartUp(server.kit, client, lumpsum(6_000, LIQUID));
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const paymentUrl = order!.paymentUrl!;
    const { services } = renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />, { browser });
    expect(await screen.findByText(/It is left out of the total\./)).toBeTruthy();
    await waitFor(() => expect(services.flash.getState().flash?.message).toMatch(/^Your cart is full/));
    expect(screen.queryByText(/back to your cart/)).toBeNull();
  });

  it('has one box where all orders were refused', async () => {
    const { client } = await newInvestor(server.kit);
    const cart = await fillCart(client, lumpsum(1_019, DEBT));
    const { pxOrderNumber } = await orderCart(client, cart);
    await server.kit.settle();
    const [order] = await client.call(getOrderList, { query: { pxOrderNumber } });
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    expect(
      (await screen.findByText('None of these orders was accepted.', { selector: 'b' })).parentElement?.textContent,
    ).toContain(order!.remarks);
    expect(document.querySelectorAll('.px-banner')).toHaveLength(1);
  });

  it('asks a visitor to log in, and comes back to the same orders', async () => {
    const paymentUrl = await pendingLink();
    const { user, navigations } = renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />);
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

  it('leads home from orders of another once that was read, and nowhere on a page that is not the site', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const title = { name: /not authorised/ };
    const paymentUrl = (await pendingLink()).replace(/ucc=[^&]+/, 'ucc=another');
    const here = await showTo(VIKRAM, { paymentUrl });
    await screen.findByRole('heading', title);
    await waitFor(() => expect(here.services.flash.getState().flash).not.toBeNull());
    vi.advanceTimersByTime(READING_TIME);
    expect(here.navigations).toEqual([{ to: '/home', params: {} }]);
    here.unmount();

    const [pageOrigin, partner] = ['http://127.0.0.1:5000', 'bluebank'];
    const [signedIn] = await server.kit.client().call(verifyPassword, {
      body: { username: VIKRAM, password: SANDBOX_PASSWORD },
      headers: { Origin: pageOrigin, 'X-PX-Partner': partner },
    });
    const there = renderWithServer(server, <OrderSummary paymentUrl={paymentUrl} />, {
      pageOrigin,
      token: signedIn!.token,
      partner,
    });
    await screen.findByRole('heading', title);
    await vi.advanceTimersByTimeAsync(2 * READING_TIME);
    expect(there.navigations).toEqual([]);
    await there.user.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(there.navigations).toEqual([{ to: '/home', params: {} }]);
  });

  it('refuses a wrong code, takes the right one, and sends nobody to the bank before it', async () => {
    const onConfirmed = vi.fn();
    const { user, browser } = await showTo(ASHA, { paymentUrl: await pendingLink(), onConfirmed });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect((await screen.findAllByText(amountOf('₹22,500.00'))).length).toBeGreaterThan(0);
    await screen.findByRole('radio', { name: /^UPI/ });
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    expect(await screen.findByText('Please select investment mode.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Net banking/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    await screen.findByRole('heading', { name: 'Confirm it is you' });
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const code = (await call(sandboxMessages, { query: { to: ASHA } })).find(({ otp }) => otp)?.otp ?? '';
    const field = screen.getByLabelText('One-time password (OTP)');
    enter(field, code === '000000' ? '111111' : '000000');
    await user.click(screen.getByRole('button', { name: /^Confirm ₹/ }));
    await waitFor(() => expect(browser.requests.some((each) => each.includes('verify-transaction-otp'))).toBe(true));
    expect(onConfirmed).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    enter(field, code);
    await user.click(screen.getByRole('button', { name: /^Confirm ₹/ }));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  });

  it('shows the page of a bank that a backend answers with, in a frame that can reach nothing of ours', async () => {
    const { client, orders } = await newCheckout(server.kit);
    const [order] = await orders();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const html = '<form action="https://bank.example/pay" method="post"></form>';
    const fetch: typeof browser.fetch = async (input, init) => {
      const answer = await browser.fetch(input, init);
      if (!String(input).includes('bse-payment') || !answer.ok) return answer;
      const { data, ...envelope } = (await answer.json()) as { data: object };
      return Response.json({ ...envelope, data: { ...data, redirectUrl: null, html } });
    };
    const { user } = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, {
      browser: { ...browser, fetch },
    });
    await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm Payment' }));
    const frame = await screen.findByTitle('Page of your bank');
    expect(frame.getAttribute('srcdoc')).toBe(html);
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells an investor who opened the link too late that the cart has no room for its orders', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000, LIQUID));
    const [order] = await checkout.orders();
    await checkout.expire();
    const client = await signedInAgain(server.kit, checkout);
    await fillCartUp(server.kit, client, lumpsum(1_000, DEBT));
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    // seen and heard
    expect(await screen.findAllByText(/^Your cart is full/)).not.toEqual([]);
  });
});
