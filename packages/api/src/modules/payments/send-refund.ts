import { and, eq, inArray } from 'drizzle-orm';
import { orders, payments, refunds } from '#db/schema/index.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { changePayment, ordersOf } from './change-payment.js';

/** Has the gateway send money back, and tells that it has. */
export const sendRefund: OutboxHandler = async (services, { ref }) => {
  const [found] = await services.db
    .select({ refund: refunds, paymentRef: payments.clientRef })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, ref));
  if (!found) throw new Error('a refund in the outbox does not exist');
  const { refund, paymentRef } = found;
  await services.providers.gateway.refund({ clientRef: ref, paymentRef, amount: refund.amount });
  await changePayment(services, paymentRef, async (tx, payment) => {
    const now = services.clock.now();
    const ids = (await ordersOf(tx, payment.id)).map(({ id }) => id);
    const ofIt = refund.orderId === null ? ids : [refund.orderId];
    await tx
      .update(orders)
      .set({ paymentState: 'refunded', changedAt: now })
      .where(and(inArray(orders.id, ofIt), eq(orders.paymentState, 'refund_due')));
    await tx.update(refunds).set({ state: 'refunded', changedAt: now }).where(eq(refunds.id, ref));
    return refund.orderId === null ? { state: 'refunded' } : {};
  });
  services.log.info('refund_sent', { refundId: ref, paymentId: refund.paymentId });
};
