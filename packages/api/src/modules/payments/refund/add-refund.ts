import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, payments, refunds } from '#db/schema/index.js';
import { tellInvestor } from '#modules/orders/order-letter.js';
import { REFUND } from '#modules/orders/topics.js';
import { changePayment, ordersOf } from '#modules/payments/change-payment.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { enqueue } from '#outbox/outbox.js';

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

export type RefundRow = typeof refunds.$inferSelect;

interface NewRefund {
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly amount: Paise;
  readonly reason: RefundRow['reason'];
}

/** Books that money goes back, and the messages that have the gateway send it and its payer told, in the transaction that decided on it; answers what that audits last. */
export async function addRefund(tx: Db, wanted: NewRefund, now: Instant): Promise<AuditNote> {
  const id = newId('refund');
  await tx.insert(refunds).values({ ...wanted, id, state: 'due', createdAt: now, changedAt: now });
  await enqueue(tx, [{ topic: REFUND, ref: id, payload: { refundId: id } }], now);
  await tellInvestor(tx, { about: 'refund', id }, now);
  const { paymentId, amount, reason } = wanted;
  return { action: 'refund.booked', objectId: id, details: { paymentId, amount, reason } };
}
