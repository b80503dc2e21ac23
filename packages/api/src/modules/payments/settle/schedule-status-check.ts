import { isOpenPayment, lateStatusCheckAt, statusCheckAt } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import type { PaymentRow } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { SETTLE_PAYMENT } from '#modules/orders/topics.js';

/** Arranges for the gateway to be asked about a payment; once for a moment, whoever arranges for it. */
export function scheduleStatusCheck(tx: Db, ref: string, dueAt: Instant, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: SETTLE_PAYMENT, ref: `${ref}:${dueAt}`, payload: { ref }, dueAt }], now);
}

/** When the gateway is asked about a payment again; null: no more. */
export function nextStatusCheck(payment: PaymentRow, now: Instant): Instant | null {
  if (isOpenPayment(payment)) return statusCheckAt(payment.createdAt, now);
  return payment.paidAt === null ? lateStatusCheckAt(payment.changedAt, now, calendar) : null;
}
