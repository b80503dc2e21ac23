import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import type { AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { refunds } from '#db/schema/index.js';
import { tellInvestor } from '#modules/orders/order-letter.js';
import { REFUND } from '#modules/orders/topics.js';
import { enqueue } from '#outbox/outbox.js';

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
