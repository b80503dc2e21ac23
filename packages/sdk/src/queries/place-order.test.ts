import { PxError } from '@prosperx/core/errors';
import { rupees } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { namedBy, pendingPaymentUrl } from './place-order.js';

const pending = (...data: readonly unknown[]) => new PxError('orders_pending', { data });

describe('the orders that a failure names', () => {
  it('are read as they were written', () => {
    const order = {
      pxOrderNumber: 'PX1',
      paymentUrl: 'cartId=1',
      schemeName: 'Some Fund',
      amount: 5_000.5,
      beingPaid: true,
      paidBy: 'NEFT or RTGS',
    };
    expect(namedBy(pending(order))).toEqual([
      { schemeName: 'Some Fund', amount: rupees(5_000.5), note: 'NEFT or RTGS, PX1', beingPaid: true },
    ]);
    expect(namedBy(pending({ ...order, paidBy: undefined }))).toMatchObject([{ note: '' }]);
    expect(pendingPaymentUrl(pending(order))).toBe('cartId=1');
  });

  it.each([1.005, 1e300, -0.001, '5', null])('leave out one of %s rupees', (amount) => {
    const known = { schemeName: 'Some Fund', amount: 100 };
    expect(namedBy(pending({ schemeName: 'Other', amount }, known, 'x'))).toEqual([
      { schemeName: 'Some Fund', amount: rupees(100), note: '', beingPaid: false },
    ]);
  });

  it('are none of another failure, and no link is one to nowhere', () => {
    expect(pendingPaymentUrl(new PxError('cart_empty'))).toBeNull();
    for (const data of [undefined, 'x', [], [{ paymentUrl: null }]])
      expect(pendingPaymentUrl(new PxError('orders_pending', { data }))).toBe('');
    expect(namedBy(null)).toEqual([]);
  });
});
