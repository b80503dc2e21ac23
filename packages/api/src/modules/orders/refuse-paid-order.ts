import { isFinalOrderState, nextOrderState } from '@prosperx/core/order';
import { addRefund } from '#modules/payments/add-refund.js';
import { lockPaymentOf } from '#modules/payments/change-payment.js';
import type { Services } from '#services.js';
import { changeOrder } from './change-order.js';
import { askToCancel, endPendingSip } from './take-back.js';

/** Books that an order which was paid brings no units: it is over, with the reason as its remarks, and its money goes back. */
export function refusePaidOrder({ db, clock, log }: Services, clientRef: string, reason: string): Promise<void> {
  return db.transaction(async (locking) => {
    const payment = await lockPaymentOf(locking, clientRef);
    await changeOrder({ db: locking, clock }, clientRef, async (tx, order) => {
      if (isFinalOrderState(order.state)) return {};
      const now = clock.now();
      // a SIP begins with the units of its first order: without them it is over here, and taken back at the exchange
      if (await endPendingSip(tx, order, now)) await askToCancel(tx, order, now);
      const change = { state: nextOrderState(order.state, 'refused'), remarks: reason };
      if (order.paymentState !== 'paid') return change;
      if (!payment) throw new Error('a paid order has no payment');
      const { id: orderId, amount } = order;
      log.warn('order_to_refund', { orderId, paymentId: payment.id });
      const refund = { paymentId: payment.id, orderId, amount, reason: 'order_refused' as const };
      return { ...change, paymentState: 'refund_due', audited: await addRefund(tx, refund, now) };
    });
  });
}
