import { describe, expect, it } from 'vitest';
import { orderBadgeText } from './order.text.js';
import { orderBadge, sortOrders } from './status-word.js';

const order = {
  orderStatus: 'VALID',
  bseOrderNumber: '1994507',
  investmentType: 'LUMPSUM',
  paymentState: 'unpaid',
} as const;

describe('orderBadge', () => {
  it.each([
    ['a lumpsum that waits for its money', order, 'Pending Payment'],
    ['a SIP', { ...order, investmentType: 'SIP' }, 'Active SIP'],
    ['an order without number', { ...order, bseOrderNumber: null }, 'Registration Error'],
    ['an order with an empty number', { ...order, bseOrderNumber: '' }, 'Registration Error'],
    ['a refused order', { ...order, orderStatus: 'INVALID' }, 'Registration Error'],
    [
      'an order the exchange has not answered',
      { ...order, orderStatus: 'PENDING', bseOrderNumber: null },
      'Processing',
    ],
    ['a lumpsum whose money is on its way', { ...order, paymentState: 'processing' }, 'Processing'],
    ['a paid lumpsum', { ...order, paymentState: 'paid' }, 'Paid'],
    ['a lumpsum whose payment failed', { ...order, paymentState: 'failed' }, 'Pending Payment'],
  ] as const)('names %s', (_, some, text) => {
    expect(orderBadgeText[orderBadge(some)]).toBe(text);
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
