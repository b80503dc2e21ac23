import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { canBePaid, ordersForStatus, orderSetStatus, ordersToPay, payableAmount } from './order-set-status.js';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from './states.js';

const set = (states: string) =>
  states.split(', ').map((order) => {
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
    ['created not_due', 'to_confirm'],
    ['created not_due, registered unpaid', 'to_pay'],
    ['created not_due, created unpaid', 'waiting_for_exchange'],
    ['created not_due, refused unpaid', 'to_confirm'],
    ['unknown not_due', 'waiting_for_exchange'],
    ['sip_registered not_due', 'sip_registered'],
    ['sip_registered not_due, registered unpaid', 'to_pay'],
    ['sip_registered not_due, paid paid', 'paid'],
    ['sip_registered not_due, allotted paid', 'allotted'],
    ['sip_registered not_due, expired unpaid', 'sip_registered'],
  ] as const)('answers %s with %s', (states, status) => {
    expect(orderSetStatus(set(states))).toBe(status);
  });

  it('never asks for money that has come, and never calls an ended set ongoing', () => {
    for (const state of ORDER_STATES) {
      for (const paymentState of PAYMENT_STATES) {
        const status = orderSetStatus([{ state, paymentState }]);
        if (paymentState === 'paid') expect(['to_pay', 'payment_failed', 'being_paid']).not.toContain(status);
        if (['refused', 'expired', 'cancelled'].includes(state)) expect(status).toBe(state);
      }
    }
  });
});

describe('ordersForStatus', () => {
  it.each([
    ['registered unpaid, paid paid, refused unpaid', 'registered unpaid'],
    ['registered processing, refused unpaid', 'registered processing'],
    ['created not_due, refused unpaid', 'created not_due'],
    ['refused unpaid, expired unpaid', 'refused unpaid, expired unpaid'],
  ])('picks from %s the orders %s', (states, concerned) => {
    expect(ordersForStatus(set(states))).toEqual(set(concerned));
  });
});

describe('canBePaid', () => {
  const until = 1_000;

  it.each([
    ['registered unpaid', true],
    ['registered failed', true],
    ['registered processing', false],
    ['created unpaid', false],
    ['unknown unpaid', false],
    ['cancelling unpaid', false],
  ])('says of one that is %s before its deadline %s', (states, expected) => {
    const [order] = set(states);
    expect(canBePaid(order!, until, 999)).toBe(expected);
    expect(canBePaid(order!, null, 5_000)).toBe(expected);
    expect(canBePaid(order!, until, 1_000)).toBe(false);
    expect(canBePaid({ ...order!, offerWithdrawn: true }, until, 999)).toBe(false);
  });
});

describe('the orders that are paid now', () => {
  const waiting = { state: 'registered', paymentState: 'unpaid' } as const;
  const withdrawn = { ...waiting, amount: rupees(5_000), offerWithdrawn: true };
  const open = { ...waiting, amount: rupees(6_000) };

  it('leave out one whose offer was withdrawn, but for a set that has no others: there the server says why', () => {
    expect(ordersToPay([withdrawn, open])).toEqual([open]);
    expect(payableAmount([withdrawn, open])).toBe(rupees(6_000));
    expect(ordersToPay([withdrawn])).toEqual([withdrawn]);
    expect(orderSetStatus([withdrawn])).toBe('to_pay');
  });

  it.each([
    ['registered processing', 'being_paid'],
    ['registered paid', 'paid'],
    ['paid paid', 'paid'],
    ['allotted paid', 'allotted'],
    ['created not_due', 'to_confirm'],
    ['sip_registered not_due', 'sip_registered'],
    ['created unpaid', 'waiting_for_exchange'],
  ])('leave out one whose offer was withdrawn beside one that is %s', (states, status) => {
    const orders = [withdrawn, ...set(states)];
    expect(ordersToPay(orders)).toEqual([]);
    expect(orderSetStatus(orders)).toBe(status);
    expect(ordersForStatus(orders)).toEqual(set(states));
  });
});
