import type { Paise } from '@prosperx/core/money';
import type { RefundReason } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import type { AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { payments, refunds } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { REFUND } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { changePayment } from './change-payment.js';

interface NewRefund {
  readonly paymentId: string;
  /** null when the payment goes back whole. */
  readonly orderId: string | null;
  readonly amount: Paise;
  readonly reason: RefundReason;
}

/** Books a refund, and the message that has the gateway send it, in the transaction that decides on it. Returns what that transaction audits last. */
export async function addRefund(
  { clock, paymentListener }: Pick<Services, 'clock' | 'paymentListener'>,
  tx: Db,
  wanted: NewRefund,
): Promise<AuditNote> {
  const now = clock.now();
  const refund = { ...wanted, id: newId('refund'), state: 'due' as const, createdAt: now, changedAt: now };
  await tx.insert(refunds).values(refund);
  await enqueue(tx, [{ kind: REFUND, ref: refund.id, payload: { refundId: refund.id } }], now);
  await paymentListener.reversed(tx, refund, now);
  const { paymentId, amount, reason } = wanted;
  return { action: 'refund.booked', objectId: refund.id, details: { paymentId, amount, reason } };
}

/** Has the gateway send money back, and books that it did. */
export const sendRefund: JobHandler = async (services, { ref }) => {
  const [found] = await services.db
    .select({ refund: refunds, paymentRef: payments.clientRef })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, ref));
  if (!found) throw new Error('a refund in the queue does not exist');
  const { refund, paymentRef } = found;
  await services.providers.gateway.refund({ clientRef: ref, paymentRef, amount: refund.amount });
  await changePayment(services, paymentRef, async (tx) => {
    const now = services.clock.now();
    const sent = { ...refund, state: 'refunded' as const, changedAt: now };
    await services.paymentListener.reversed(tx, sent, now);
    await tx.update(refunds).set({ state: sent.state, changedAt: now }).where(eq(refunds.id, ref));
    return refund.orderId === null ? { state: 'refunded' } : {};
  });
  services.log.info('refund_sent', { refundId: ref, paymentId: refund.paymentId });
};
