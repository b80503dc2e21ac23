import { newCheckout } from '@prosperx/api/testing';
import { getOrderDetails, type Order } from '@prosperx/core/order';
import { MINUTE } from '@prosperx/core/time';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { type PaymentBlockReason, paymentBlockReason } from '#queries/order.js';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { PaymentBlocked } from './payment-blocked.lazy.js';

const server = serverForTests({ heldNavsOnly: true });
let order: Order;
let cartId: string;
beforeAll(async () => {
  const { client, cart } = await newCheckout(server.kit);
  cartId = cart.encryptedCartId;
  order = (await client.call(getOrderDetails, { query: { cartId } })).orders[0]!;
});

const NONE = 'Nothing was charged.';
const TRIED = 'Any amount, if debited, will be refunded to your bank account.';
const CAME = 'The money that you paid is refunded to your bank account.';
const REJECTED = 'The rejected order was moved back to your cart: try another amount or fund.';
const EXPIRED = 'The orders were moved back to your cart. Please go to the cart and place the order again.';
const UNPAID =
  'The orders that were not paid were moved back to your cart. Please go to the cart and place them again.';
const CLOSED = 'The new fund offer no longer takes this order, so it cannot be placed again.';
const NEVER_TAKEN = { state: 'refused', bseOrderNumber: null, remarks: 'Refused.' } as const;
const NOT_RESTORED = { restoredAt: null } as const;
const REFUSED_LATER = { state: 'refused', remarks: 'Refused.' } as const;

const cases: readonly [string, PaymentBlockReason, readonly Partial<Order>[], string, string][] = [
  ['that the exchange never took', 'refused', [NEVER_TAKEN], `Refused. ${NONE} ${REJECTED}`, 'Go to cart'],
  [
    'that found no room in the cart',
    'refused',
    [{ ...NEVER_TAKEN, ...NOT_RESTORED }],
    `Refused. ${NONE}`,
    'Go to cart',
  ],
  [
    'that were paid and then refused',
    'refused',
    [{ ...REFUSED_LATER, paymentState: 'refund_due' }],
    `Refused. ${CAME}`,
    'Track orders',
  ],
  [
    'of which one was paid and refused, and one cancelled',
    'ended',
    [
      { ...REFUSED_LATER, paymentState: 'refunded' },
      { state: 'cancelled', remarks: 'Refused.' },
    ],
    `Refused. ${CAME}`,
    'Track orders',
  ],
  ['that were not paid in time', 'expired', [{ state: 'expired' }], EXPIRED, 'Go to cart'],
  [
    'that were not paid in time, and are in no cart yet',
    'expired',
    [
      { state: 'expired', paymentState: 'failed' },
      { state: 'expired', ...NOT_RESTORED },
    ],
    TRIED,
    'Go to cart',
  ],
  [
    'whose payment failed before they expired',
    'expired',
    [{ state: 'expired', paymentState: 'failed' }],
    `${TRIED} ${EXPIRED}`,
    'Go to cart',
  ],
  ['of an offer that has closed', 'expired', [{ state: 'expired', offerClosed: true }], CLOSED, 'Go to cart'],
  [
    'of an offer that was withdrawn',
    'cancelled',
    [{ state: 'cancelled', offerClosed: true, remarks: 'Withdrawn.' }],
    `Withdrawn. ${CLOSED}`,
    'Go to cart',
  ],
  [
    'of which one was paid and refused, and one not paid in time',
    'expired',
    [{ ...REFUSED_LATER, paymentState: 'refund_due' }, { state: 'expired' }],
    `${CAME} ${UNPAID}`,
    'Track ordersGo to cart',
  ],
  [
    'that were cancelled while being paid',
    'cancelled',
    [{ state: 'cancelled', paymentState: 'failed' }],
    TRIED,
    'Go to cart',
  ],
];

it.each(cases)('the box of orders %s says where the money and the orders are', (_, reason, changes, help, way) => {
  const orders = changes.map((change) => ({ ...order, restoredAt: order.createdDate, ...change }));
  expect(paymentBlockReason({ orders })).toBe(reason);
  const set = { pxOrderNumber: 'PX1', cartId, paymentUrl: null, payableUntil: null, confirmed: false };
  const { container } = renderWithServer(
    server,
    <PaymentBlocked
      reason={reason}
      set={{ ...set, openPayment: null, endedPayments: 0, orders }}
      onFollow={() => undefined}
    />,
  );
  const box = container.querySelector('.px-banner')!;
  expect(box.querySelector('p')!.lastChild?.textContent).toBe(help);
  expect(box.querySelector('span')!.textContent).toBe(way);
});

it.each([
  [
    'that its payer may still approve names when we will know',
    MINUTE,
    /^If you have approved it, please wait; we will know by /,
  ],
  [
    'that is open for longer than its payer could approve it says that the bank is asked',
    0,
    /^We are checking with your bank\./,
  ],
])('the box of a payment %s', async (_, left, help) => {
  const checkout = await newCheckout(server.kit);
  await checkout.startPaying();
  const query = { cartId: checkout.cart.encryptedCartId };
  const set = await checkout.client.call(getOrderDetails, { query });
  const openPayment = { ...set.openPayment!, until: server.kit.clock.now() + left };
  const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
  renderWithServer(
    server,
    <DataProvider>
      <PaymentBlocked reason="payment_processing" set={{ ...set, openPayment }} onFollow={() => undefined} />
    </DataProvider>,
    { browser },
  );
  expect(await screen.findByText(help)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
});
