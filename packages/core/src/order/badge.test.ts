import { describe, expect, it } from 'vitest';
import type { InstalmentOutcome } from '#sip/instalment-outcomes.js';
import { businessDate } from '#time/index.js';
import { firstInstalment, orderBadge, sortOrders } from './badge.js';
import { orderBadgeText } from './order.text.js';

const order = {
  orderStatus: 'VALID',
  state: 'registered',
  bseOrderNumber: '1994507',
  investmentType: 'LUMPSUM',
  paymentState: 'unpaid',
  sip: null,
} as const;

const SIP = { investmentType: 'SIP' } as const;
const LATER = { paymentState: 'not_due', bseOrderNumber: null } as const;
const LAST = businessDate('2027-03-10');

/** A SIP of two instalments that ends on a day, the second of which came to that. */
const sipOf = (endedOn: typeof LAST | null, outcome: InstalmentOutcome) => ({
  ...order,
  ...SIP,
  sip: { endedOn, instalmentsDone: 2, instalments: [{ outcome }, { outcome: 'invested' as const }] },
});

describe('orderBadge', () => {
  it.each([
    ['a lumpsum that waits for its money', order, 'Pending Payment'],
    ['a SIP', { ...order, ...SIP }, 'Active SIP'],
    ['a SIP that a mandate covers', { ...order, ...SIP, autoPay: 'covered' }, 'Active SIP'],
    ['a SIP that no mandate covers', { ...order, ...SIP, autoPay: 'no_mandate' }, 'SIP without AutoPay'],
    ['a SIP above its mandate', { ...sipOf(null, 'invested'), autoPay: 'limit_too_small' }, 'SIP without AutoPay'],
    [
      'a SIP that is over, whatever its mandate',
      { ...sipOf(LAST, 'invested'), autoPay: 'no_mandate' },
      'SIP completed',
    ],
    ['a SIP whose owner skipped one', sipOf(LAST, 'skipped'), 'SIP ended, not all invested'],
    ['a SIP with instalments to come', sipOf(null, 'invested'), 'Active SIP'],
    ['a SIP whose last instalment has fallen due', sipOf(LAST, 'invested'), 'SIP completed'],
    ['a SIP whose last instalment is under way', sipOf(LAST, 'under_way'), 'Active SIP'],
    ['a SIP that is over and was not invested whole', sipOf(LAST, 'failed'), 'SIP ended, not all invested'],
    [
      'a SIP that waits for its code',
      { ...order, ...SIP, ...LATER, orderStatus: 'PENDING', state: 'created' },
      'Awaiting OTP',
    ],
    ['a SIP that begins later', { ...sipOf(null, 'invested'), ...LATER, state: 'sip_registered' }, 'Active SIP'],
    [
      'a SIP that begins later without a mandate',
      { ...sipOf(null, 'invested'), ...LATER, state: 'sip_registered', autoPay: 'no_mandate' },
      'SIP without AutoPay',
    ],
    ['an order without number', { ...order, bseOrderNumber: null }, 'Registration Error'],
    ['an order with an empty number', { ...order, bseOrderNumber: '' }, 'Registration Error'],
    ['a refused order', { ...order, orderStatus: 'INVALID', state: 'refused' }, 'Registration Error'],
    ['an order that was not paid in time', { ...order, orderStatus: 'INVALID', state: 'expired' }, 'Expired'],
    ['a SIP that was taken back', { ...order, ...SIP, orderStatus: 'INVALID', state: 'cancelled' }, 'Cancelled'],
    [
      'an order the exchange has not answered',
      { ...order, orderStatus: 'PENDING', bseOrderNumber: null },
      'Processing',
    ],
    ['a lumpsum whose money is on its way', { ...order, paymentState: 'processing' }, 'Payment in progress'],
    ['a paid lumpsum', { ...order, paymentState: 'paid' }, 'Paid'],
    ['an allotted lumpsum', { ...order, state: 'allotted', paymentState: 'paid' }, 'Units allotted'],
    ['a lumpsum whose payment failed', { ...order, paymentState: 'failed' }, 'Pending Payment'],
  ] as const)('has a badge for %s', (_, some, text) => {
    expect(orderBadgeText[orderBadge(some)]).toBe(text);
  });
});

describe('firstInstalment', () => {
  it.each([
    ['a SIP that waits for its money', { ...order, ...SIP }, 'unpaid'],
    ['a SIP whose payment failed', { ...order, ...SIP, paymentState: 'failed' }, 'unpaid'],
    ['a SIP whose money is on its way', { ...order, ...SIP, paymentState: 'processing' }, 'being_paid'],
    ['a SIP that is paid', { ...order, ...SIP, paymentState: 'paid' }, 'paid'],
    ['a SIP whose money goes back', { ...order, ...SIP, paymentState: 'refund_due' }, null],
    ['a SIP that tells of its instalments', { ...sipOf(null, 'invested'), paymentState: 'paid' }, null],
    ['a SIP that expired', { ...order, ...SIP, orderStatus: 'INVALID', state: 'expired' }, null],
    ['a lumpsum', order, null],
  ] as const)('answers for %s', (_, some, expected) => {
    expect(firstInstalment(some)).toBe(expected);
  });
});

describe('sortOrders', () => {
  it('puts VALID first and keeps the order within', () => {
    const orders = [
      { id: 1, orderStatus: 'INVALID' },
      { id: 2, orderStatus: 'VALID' },
      { id: 3, orderStatus: 'PENDING' },
      { id: 4, orderStatus: 'VALID' },
    ] as const;
    expect(sortOrders(orders).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
    expect(orders[0].id).toBe(1);
  });
});
