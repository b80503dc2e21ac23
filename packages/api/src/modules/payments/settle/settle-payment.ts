import { isOpenPayment, paymentTimeout } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { type PaymentRow, payments } from '#db/schema/index.js';
import type { JobHandler } from '#queue/queue.js';
import { paymentEndText } from '#modules/payments/payment.text.js';
import { isTooLateToStart } from '#modules/payments/start/payment-timeouts.js';
import type { Services } from '#services.js';
import { bookOutcome } from './book-outcome.js';
import { nextStatusCheck, scheduleStatusCheck } from './schedule-status-check.js';

/**
 * Asks the gateway about a payment of which no news came, until there is some or it was waited for long enough; and for some days after a
 * payment ended without money, whether it came after all.
 */
export const settlePayment: JobHandler = async (services, { payload }) => {
  const { ref } = payload as { ref: string };
  const payment = await paymentOf(services, ref);
  if (payment.paidAt !== null) return;
  const known = await services.providers.gateway.find(ref);
  const now = services.clock.now();
  if (known && known.outcome.state !== 'waiting') await bookOutcome(services, ref, known.outcome);
  else if (isOpenPayment(payment)) {
    const reason = await timeoutReason(services.db, payment, known !== null, now);
    if (reason !== null) await bookOutcome(services, ref, { state: 'failed', reason });
  }
  const dueAt = nextStatusCheck(await paymentOf(services, ref), now);
  if (dueAt !== null) await scheduleStatusCheck(services.db, ref, dueAt, now);
};

/** Why nothing is to be waited for any more; null while there is. */
async function timeoutReason(db: Db, payment: PaymentRow, isStarted: boolean, now: Instant): Promise<string | null> {
  if (!isStarted && (await isTooLateToStart(db, payment, now))) return paymentEndText.notStarted;
  const isOver = now >= paymentTimeout(payment.mode, payment.createdAt, calendar);
  return isOver ? paymentEndText.tooLate[payment.mode] : null;
}

async function paymentOf({ db }: Services, clientRef: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.clientRef, clientRef));
  if (!payment) throw new Error('a payment to settle does not exist');
  return payment;
}
