import { describe, expect, it } from 'vitest';
import { restorableOrders } from './restorable-orders.js';
import type { OrderState } from './states.js';

/** Orders by state, with a number where the exchange has taken them: `refused 1`; `later` where nothing is paid for them. */
const set = (orders: string) =>
  orders.split(', ').map((order) => {
    const [state, bseOrderNumber = null] = order.split(' ');
    const isLater = bseOrderNumber === 'later';
    const paymentState = isLater ? ('not_due' as const) : ('unpaid' as const);
    return { state: state as OrderState, bseOrderNumber: isLater ? null : bseOrderNumber, paymentState };
  });

describe('restorableOrders', () => {
  it.each([
    ['expired 1', 'expired'],
    ['expired 1, cancelled 2', 'expired'],
    ['expired 1, registered 2', ''],
    ['refused', 'refused'],
    ['refused, registered 1', 'refused'],
    ['refused, allotted 1', 'refused'],
    ['refused, cancelled 1', 'refused'],
    ['refused, expired 1', 'refused, expired'],
    ['refused, unknown', ''],
    ['refused, cancelling 1', ''],
    ['refused 1', ''],
    ['cancelled 1', ''],
    ['registered 1', ''],
    ['expired later', 'expired'],
    ['refused, created later', 'refused'],
    ['expired 1, created later', ''],
    ['expired 1, sip_registered later', 'expired'],
    ['refused, unknown later', ''],
  ])('of %s returns: %s', (orders, expected) => {
    expect(
      restorableOrders(set(orders))
        .map(({ state }) => state)
        .join(', '),
    ).toBe(expected);
  });

  it.each(['expired 1', 'refused'])('leaves out what a new fund offer that has closed takes no more: %s', (orders) => {
    expect(restorableOrders(set(orders).map((order) => ({ ...order, offerClosed: true })))).toEqual([]);
  });
});
