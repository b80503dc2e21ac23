import { isTooLateToPay } from '@prosperx/core/order';
import { BANK_PATIENCE, UPI_PATIENCE, waitedUntil } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { orderSets } from '#db/schema/index.js';
import type { PaymentRow } from './change-payment.js';

/** Of a page or request that its payer may have left, until when that waits for him; of the rest, until when word of it is waited for. */
export function payerWaitsUntil({ mode, createdAt }: Pick<PaymentRow, 'mode' | 'createdAt'>): Instant {
  if (mode === 'netBanking') return createdAt + BANK_PATIENCE;
  return mode === 'upi' ? createdAt + UPI_PATIENCE : waitedUntil(mode, createdAt, calendar);
}

/** Whether it is too late to bring a payment to the gateway: its payer does not count on it any more. A mandate is debited only while its orders can be paid. */
export async function isTooLateToStart(db: Db, payment: PaymentRow, now: Instant): Promise<boolean> {
  if (now >= payerWaitsUntil(payment)) return true;
  if (payment.mode !== 'mandate') return false;
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, payment.orderSetId));
  return isTooLateToPay(set?.payableUntil ?? null, now);
}
