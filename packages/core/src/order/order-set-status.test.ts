import { describe, expect, it } from 'vitest';
import { ordersForStatus, orderSetStatus } from './order-set-status.js';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from './states.js';

const set = (told: string) =>
  told.split(', ').map((order) => {
    const [state, paymentState] = order.split(' ');
    return { state: state as OrderState, paymentState: paymentState as PaymentState };
  });

describe('orderSetStatus', () => {
  it.each([
    ['created unpaid', 'waiting_for_exchange'],
    ['unknown unpaid, registered unpaid', 'waiting_for_exchange'],
    ['cancelling unpaid', 'waiting_for_exchange'],
    ['cancelling failed, registered unpaid', 'waiting_for_exchange'],
    ['registered unpaid', 'to_pay'],
    ['registered unpaid, refused unpaid', 'to_pay'],
    ['registered unpaid, paid paid', 'to_pay'],
    ['registered failed', 'payment_failed'],
    ['registered failed, registered unpaid', 'payment_failed'],
    ['registered processing', 'being_paid'],
    ['registered processing, registered failed', 'being_paid'],
    ['registered paid', 'paid'],
    ['paid paid', 'paid'],
    ['paid paid, allotted paid', 'paid'],
    ['paid paid, refused unpaid', 'paid'],
    ['allotted paid', 'allotted'],
    ['allotted paid, refused refunded', 'allotted'],
    ['refused unpaid', 'refused'],
    ['refused refunded', 'refused'],
    ['expired failed, refused unpaid', 'expired'],
    ['cancelled unpaid, refused unpaid', 'cancelled'],
    ['expired processing', 'expired'],
  ] as const)('of %s is %s', (told, standing) => {
    expect(orderSetStatus(set(told))).toBe(standing);
  });

  it('never says that money is missing of what has it, nor that something goes on of what has ended', () => {
    for (const state of ORDER_STATES) {
      for (const paymentState of PAYMENT_STATES) {
        const standing = orderSetStatus([{ state, paymentState }]);
        if (paymentState === 'paid') expect(['to_pay', 'payment_failed', 'being_paid']).not.toContain(standing);
        if (['refused', 'expired', 'cancelled'].includes(state)) expect(standing).toBe(state);
      }
    }
  });
});

it.each([
  ['registered unpaid, paid paid, refused unpaid', 'registered unpaid'],
  ['registered processing, refused unpaid', 'registered processing'],
  ['refused unpaid, expired unpaid', 'refused unpaid, expired unpaid'],
])('of %s the standing speaks of %s', (told, concerned) => {
  expect(ordersForStatus(set(told))).toEqual(set(concerned));
});
