import { nextLateLook, nextLook, waitedUntil } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { payments } from '#db/schema/index.js';
import type { JobHandler } from '#jobs/jobs.js';
import { changePayment, isOpenPayment, type PaymentRow } from '#modules/payments/change-payment.js';
import { isTooLateToStart } from '#modules/payments/payer-waits.js';
import { paymentEndText } from '#modules/payments/payment.text.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import type { Services } from '#services.js';
import { addLook } from './add-look.js';
import { bookFailed, bookPaid } from './book-paid.js';

/** Books what became of a payment. Money that has come counts once, after a failure too; other news that is late or repeated changes nothing. */
export async function bookOutcome(services: Services, clientRef: string, outcome: PaymentOutcome): Promise<void> {
  await changePayment(services, clientRef, async (tx, payment) => {
    if (outcome.state === 'waiting' || payment.paidAt !== null) return {};
    if (outcome.state === 'paid') return bookPaid(services, tx, payment, outcome);
    return isOpenPayment(payment) ? bookFailed(services, tx, payment, outcome) : {};
  });
}

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
    const reason = await whyOver(services.db, payment, known !== null, now);
    if (reason !== null) await bookOutcome(services, ref, { state: 'failed', reason });
  }
  const dueAt = lookAfter(await paymentOf(services, ref), now);
  if (dueAt !== null) await addLook(services.db, ref, dueAt, now);
};

/** Why nothing is to be waited for any more; null while there is. */
async function whyOver(db: Db, payment: PaymentRow, isStarted: boolean, now: Instant): Promise<string | null> {
  if (!isStarted && (await isTooLateToStart(db, payment, now))) return paymentEndText.notStarted;
  const isOver = now >= waitedUntil(payment.mode, payment.createdAt, calendar);
  return isOver ? paymentEndText.tooLate[payment.mode] : null;
}

/** When the gateway is asked about a payment again; null: no more. */
export function lookAfter(payment: PaymentRow, now: Instant): Instant | null {
  if (isOpenPayment(payment)) return nextLook(payment.createdAt, now);
  return payment.paidAt === null ? nextLateLook(payment.changedAt, now, calendar) : null;
}

async function paymentOf({ db }: Services, clientRef: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.clientRef, clientRef));
  if (!payment) throw new Error('a payment to settle does not exist');
  return payment;
}
