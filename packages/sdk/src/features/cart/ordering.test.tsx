import { fillCart, lumpsum as lumpsumOf, newCheckout, newInvestor, TEST_ORIGIN } from '@prosperx/api/testing';
import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { createOrders, getPendingOrders } from '@prosperx/core/order';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '#services/client.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();

/** Who has a browser whose changes of the cart wait until they are let through, or fail. */
async function investor() {
  const { client } = await newInvestor(server.kit);
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  let gate = Promise.resolve();
  const held = { letThrough: () => {}, breakOff: () => {} };
  const fetch: typeof browser.fetch = async (input, init) => {
    if (String(input).includes('save-investment')) await gate;
    return browser.fetch(input, init);
  };
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const { data } = await call(searchFunds, { query: { q: 'hdfc flexi', PageNumber: 0 } });
  const schemeId = data.content[0]!.encryptedSchemeId;
  const lumpsum = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: rupees(5_000) } as const;
  const sip = { ...lumpsum, investmentType: 'SIP', investmentFrequency: 1, sipDate: 5 } as const;
  return {
    call,
    add: (...items: readonly ('lumpsum' | 'sip')[]) =>
      items.reduce(async (before, kind) => {
        await before;
        const body = kind === 'sip' ? { ...sip, numOfSipInstallments: 360 } : lumpsum;
        await call(saveInvestment, { body });
      }, Promise.resolve()),
    cart: async () => (await call(getCart)).responseData,
    items: async () => (await call(getCart)).responseData.activeCustomizedInvestmentDetailList,
    hold: () => {
      gate = new Promise((resolve, reject) => {
        held.letThrough = resolve;
        held.breakOff = () => reject(new TypeError('Failed to fetch'));
      });
    },
    letThrough: () => held.letThrough(),
    breakOff: () => {
      held.breakOff();
      gate = Promise.resolve();
    },
    ordersAsked: () => browser.requests.filter((request) => request.includes('create-bse-order')).length,
    show: () => {
      const page = renderWithServer(server, <Cart />, { browser: { ...browser, fetch } });
      const said: string[] = [];
      page.services.flash.subscribe(({ flash }) => void (flash && said.push(flash.message)));
      return { ...page, said };
    },
  };
}

const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^(Amount|Per month)$/ });
const order = () => screen.getByRole('button', { name: 'Place order' });

describe('a cart that is ordered', () => {
  // Trust M7: an order pressed while a change is on its way orders what is on the screen
  it('orders what is on the screen, though its change is still on its way when the button is pressed', async () => {
    const asha = await investor();
    await asha.add('lumpsum');
    const { user, navigations, unmount } = asha.show();
    asha.hold();
    enter(await amountField(), '7000');
    await user.click(order());
    expect(order().getAttribute('aria-busy')).toBe('true');
    expect(asha.ordersAsked()).toBe(0);
    asha.letThrough();
    await waitFor(() => expect(navigations[0]?.to).toBe('/order-summary'));
    expect((await asha.call(getPendingOrders)).data.map(({ amount }) => amount)).toEqual([rupees(7_000)]);
    unmount();
    asha.show();
    await screen.findByText('You have unpaid orders.');
  });

  // Trust M7, control: who does not wait orders the old amount
  it('would be ordered for the old amount by a naive twin that does not wait', async () => {
    const asha = await investor();
    await asha.add('lumpsum');
    const { encryptedCartId: cartId, version } = await asha.cart();
    const ordered = await asha.call(createOrders, { body: { cartId, version }, idempotencyKey: 'naive-twin' });
    expect(ordered.data.orders.map(({ amount }) => amount)).toEqual([rupees(5_000)]);
  });

  it('is not ordered when the change could not be kept; what was typed stays, and is kept by the next try', async () => {
    const asha = await investor();
    await asha.add('lumpsum');
    const { user, navigations, said } = asha.show();
    asha.hold();
    const amount = await amountField();
    enter(amount, '7000');
    await user.click(order());
    asha.breakOff();
    await waitFor(() => expect(said).toHaveLength(1));
    await waitFor(() => expect(order().getAttribute('aria-busy')).toBeNull());
    expect([asha.ordersAsked(), amount.value]).toEqual([0, '7,000']);
    await user.click(order());
    await waitFor(() => expect(navigations[0]?.to).toBe('/order-summary'));
    expect((await asha.call(getPendingOrders)).data.map(({ amount: ordered }) => ordered)).toEqual([rupees(7_000)]);
  });

  it('is not ordered when the cart was changed elsewhere while the order waited', async () => {
    const asha = await investor();
    await asha.add('lumpsum');
    const { user, said } = asha.show();
    asha.hold();
    const amount = await amountField();
    enter(amount, '7000');
    await user.click(order());
    await asha.add('sip');
    asha.letThrough();
    await screen.findByRole('region', { name: 'Monthly SIPs' });
    await waitFor(() => expect(said).toEqual(['Your cart has changed. Please review it again.']));
    expect(asha.ordersAsked()).toBe(0);
  });

  it('leads to a wrong field instead of ordering, and makes no other amount of what is no whole number', async () => {
    const asha = await investor();
    await asha.add('lumpsum');
    const { user } = asha.show();
    const amount = await amountField();
    enter(amount, '1500.50');
    expect(screen.getByText('Enter only integers')).toBeTruthy();
    await user.click(order());
    expect(document.activeElement).toBe(amount);
    expect(asha.ordersAsked()).toBe(0);
    expect((await asha.cart()).amount).toBe(rupees(5_000));
  });

  it('is asked about money that is on its way for the same fund, with what waits, and is ordered all the same', async () => {
    const { client, orders, startPaying, pxOrderNumber } = await newCheckout(server.kit, lumpsumOf(5_000));
    await startPaying();
    await fillCart(client, lumpsumOf(6_000));
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations } = renderWithServer(server, <Cart />, { browser });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hold on!' }));
    expect(dialog.getByRole('listitem').textContent).toMatch(
      new RegExp(`₹5,000Net banking, ${pxOrderNumber}Payment in progress$`),
    );
    expect(dialog.queryByRole('button', { name: /Cancel Order/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Order anyway' }));
    await waitFor(() => expect(navigations[0]?.to).toBe('/order-summary'));
    expect((await client.call(getPendingOrders)).map(({ amount }) => amount)).toEqual([rupees(6_000)]);
    expect(await orders()).toMatchObject([{ paymentState: 'processing' }]);
  });

  it('changes how long a SIP goes on', async () => {
    const asha = await investor();
    await asha.add('sip');
    const { user } = asha.show();
    const kept = async () => (await asha.items())[0]?.investmentDetail[0]?.numOfInstallments;
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Duration' }), 'Fixed period');
    const months = screen.getByRole('textbox', { name: 'Months' });
    await waitFor(async () => expect(await kept()).toBe(120));
    enter(months, '0');
    expect(screen.getByText('Enter at least 1 month')).toBeTruthy();
    enter(months, '24');
    await user.tab();
    await waitFor(async () => expect(await kept()).toBe(24));
  });

  it('asks before an item goes, and the focus goes to the next one, then to what is left', async () => {
    const asha = await investor();
    await asha.add('sip', 'lumpsum', 'lumpsum');
    const { user } = asha.show();
    await screen.findByText('Already in your cart above.');
    const removers = () => screen.getAllByRole('button', { name: /^Remove / });
    const removeItem = async (at: number) => {
      await user.click(removers()[at]!);
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    };
    await removeItem(0);
    await waitFor(() => expect(removers()).toHaveLength(2));
    await waitFor(() => expect(document.activeElement === removers()[0]).toBe(true));
    await removeItem(1);
    await waitFor(() => expect(removers().length === 1 && document.activeElement === removers()[0]).toBe(true));
    await removeItem(0);
    const nothing = await screen.findByRole('group', { name: 'Your cart is empty' });
    await waitFor(() => expect(document.activeElement).toBe(nothing));
    expect(screen.getByRole('link', { name: /^Ready-made packs/ })).toBeTruthy();
  });

  it('is emptied at once, when it is meant', async () => {
    const asha = await investor();
    await asha.add('sip', 'lumpsum');
    const { user } = asha.show();
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear cart' }));
    await screen.findByRole('group', { name: 'Your cart is empty' });
    expect((await asha.cart()).noOfItems).toBe(0);
  });

  it('says that an item which was changed here is gone elsewhere, and shows what is left', async () => {
    const asha = await investor();
    await asha.add('lumpsum', 'sip');
    const { user, said } = asha.show();
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    const gone = (await asha.items()).find(({ investmentType }) => investmentType === 'LUMPSUM');
    await asha.call(removeInvestment, { body: { investmentId: gone!.investmentId } });
    enter(amount, '7000');
    await user.tab();
    await waitFor(() => expect(said).toEqual(['This is no longer in your cart.']));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull());
  });
});
