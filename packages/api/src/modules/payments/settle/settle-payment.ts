import { isOpenPayment, OPEN_PAYMENT_STATES, type PaymentMode, paymentTimeout } from '@prosperx/core/payment';
import { businessDateAt, type Instant, type ExchangeCalendar, DAY } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { payments, queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { isTooLateToStart, type PaymentToStart, readPayment } from '#modules/payments/start/start-payment.js';
import { SETTLE_PAYMENT, START_PAYMENT } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { paymentEndText } from '#records/order/payment-end.text.js';
import { bookOutcome, nextStatusCheck, scheduleStatusCheck } from './book-outcome.js';
import { findPayment } from './poll-gateway.js';

/** A span longer than the gateway is asked for late money, whatever holidays lie in between. */
const LATE_CHECKS_END = 30 * DAY;

/**
 * Requeues payments that are open, or whose money may come late, and that have no job any more: it was given up in a long outage, or never
 * made. A payment that has a job, or a message on its way that makes one, is left to it. Each day's job has a name of its own. Returns how many there are.
 */
export async function requeueStalledPayments(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<number> {
  const today = businessDateAt(now);
  const stalled = (await paymentsWithoutJob(db, now)).filter(
    (payment) => nextStatusCheck(payment, now, calendar) !== null,
  );
  for (const { clientRef: ref } of stalled) {
    await enqueue(db, [{ kind: SETTLE_PAYMENT, ref: `${ref}:${today}`, payload: { ref }, dueAt: now }], now);
  }
  return stalled.length;
}

function paymentsWithoutJob(db: Db, now: Instant) {
  const starting = db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(eq(queue.kind, START_PAYMENT), eq(queue.state, 'pending'), eq(queue.ref, payments.clientRef)));
  const isAbout = sql`${queue.payload} ->> 'ref' = ${payments.clientRef}`;
  const job = db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(eq(queue.kind, SETTLE_PAYMENT), eq(queue.state, 'pending'), isAbout));
  const endedLately = and(
    inArray(payments.state, ['failed', 'abandoned']),
    isNull(payments.paidAt),
    gt(payments.changedAt, now - LATE_CHECKS_END),
  );
  return db
    .select()
    .from(payments)
    .where(
      and(or(inArray(payments.state, [...OPEN_PAYMENT_STATES]), endedLately), notExists(job), notExists(starting)),
    );
}

/**
 * Asks the gateway about a payment that it has not reported on, until it does or the time-out has passed; and for some days after a
 * payment ended without money, whether money came after all.
 */
export const settlePayment: JobHandler = async (services, { payload }) => {
  const { ref } = payload as { ref: string };
  const payment = await readPayment(services, ref);
  if (payment.paidAt !== null) return;
  const known = await findPayment(services, ref);
  const now = services.clock.now();
  if (known && known.outcome.state !== 'waiting') await bookOutcome(services, ref, known.outcome);
  else if (isOpenPayment(payment)) {
    const reason = timeoutReason(services, payment, known !== null, now);
    if (reason !== null) await bookOutcome(services, ref, { state: 'failed', reason });
  }
  const dueAt = nextStatusCheck(await readPayment(services, ref), now, services.calendar);
  if (dueAt !== null) await scheduleStatusCheck(services.db, ref, dueAt, now);
};

/** Returns the reason why a payment is not waited for any more; null while it is. */
function timeoutReason(services: Services, payment: PaymentToStart, isStarted: boolean, now: Instant): string | null {
  if (!isStarted && isTooLateToStart(services, payment, now)) return paymentEndText.notStarted;
  const isOver = now >= paymentTimeout(payment.mode, payment.createdAt, services.calendar);
  return isOver ? (OWN_TRANSFERS[payment.mode] ?? paymentEndText.silentBank) : null;
}

/** What has not come of payers who send the money by themselves. */
const OWN_TRANSFERS: Readonly<Partial<Record<PaymentMode, string>>> = {
  neft: paymentEndText.noTransfer,
  cheque: paymentEndText.noCheque,
};
