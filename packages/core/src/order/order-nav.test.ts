import { describe, expect, it } from 'vitest';
import { rupees } from '#money/money.js';
import { businessDate, instantAt } from '#time/business-date.js';
import { orderNavOf, orderStampDutyOf } from './order-nav.js';
import type { Order } from './schemas.js';

const day = businessDate('2026-11-17');
const cutOff = { payBefore: instantAt(day, '15:00'), navDate: day };
const order = (given: Partial<Order>) =>
  ({
    state: 'registered',
    paymentState: 'unpaid',
    amount: rupees(1_00_000),
    allotment: null,
    navExpected: null,
    nfoAllotment: null,
    ...given,
  }) as Order;

describe('the NAV that is told of an order', () => {
  const later = businessDate('2026-11-18');
  it.each([
    [
      'that of its allotment',
      { allotment: { navDate: later } as Order['allotment'] },
      { date: later, payBefore: null },
    ],
    ['that of the offer', { nfoAllotment: later }, { date: later, payBefore: null }],
    [
      'that of the day of its money',
      { navExpected: later, paymentState: 'paid' as const },
      { date: later, payBefore: null },
    ],
    ['that of the coming cut-off while it waits for money', {}, { date: day, payBefore: cutOff.payBefore }],
    ['none where nothing is paid now', { paymentState: 'not_due' as const }, null],
    ['none of one that has ended', { state: 'expired' as const }, null],
  ])('is %s', (_, given, expected) => {
    expect(orderNavOf(order(given), cutOff)).toEqual(expected);
  });

  it('is none while no date may be promised', () => {
    expect(orderNavOf(order({}), { ...cutOff, navDate: null })).toBeNull();
    expect(orderNavOf(order({}), undefined)).toBeNull();
  });
});

describe('the stamp duty of an order', () => {
  it('is inside the amount: as it was taken, else as it will be, and none where nothing is paid now', () => {
    expect(orderStampDutyOf(order({}))).toBe(rupees(5));
    expect(orderStampDutyOf(order({ allotment: { stampDuty: rupees(4) } as Order['allotment'] }))).toBe(rupees(4));
    expect(orderStampDutyOf(order({ paymentState: 'not_due' }))).toBeNull();
    expect(orderStampDutyOf(order({ state: 'cancelled' }))).toBeNull();
  });
});
