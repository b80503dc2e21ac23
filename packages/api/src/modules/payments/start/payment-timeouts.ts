import { isPastPaymentDeadline } from '@prosperx/core/order';
import { openUntil } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { orderSets, type PaymentRow } from '#db/schema/index.js';

/** Whether it is too late to bring a payment to the gateway: its payer no longer counts on it. A mandate is debited only while its orders can be paid. */
export async function isTooLateToStart(db: Db, payment: PaymentRow, now: Instant): Promise<boolean> {
  if (now >= openUntil(payment.mode, payment.createdAt, calendar)) return true;
  if (payment.mode !== 'mandate') return false;
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, payment.orderSetId));
  return isPastPaymentDeadline(set?.payableUntil ?? null, now);
}
