import { OPEN_PAYMENT_STATES } from '@prosperx/core/payment';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { jobs, outbox, payments } from '#db/schema/index.js';
import { addJob } from '#jobs/jobs.js';
import { SETTLE_PAYMENT, START_PAYMENT } from '#modules/orders/topics.js';
import { nextStatusCheck } from './schedule-status-check.js';

/** Longer than the gateway is asked for late money, whatever holidays lie in between. */
const LATE_CHECKS_END = 30 * 86_400_000;

/**
 * Requeues payments without an end, or whose money may come late, that no job looks after any more: it was given up in a long outage, or never
 * made. What has a job, or a message on its way that makes one, is left to it. Each day has its own job of it. Returns how many there are.
 */
export async function requeueStalledPayments(db: Db, now: Instant): Promise<number> {
  const today = businessDateAt(now);
  const stalled = (await paymentsWithoutJob(db, now)).filter((payment) => nextStatusCheck(payment, now) !== null);
  for (const { clientRef: ref } of stalled) {
    await addJob(db, { kind: SETTLE_PAYMENT, ref: `${ref}:${today}`, payload: { ref }, dueAt: now }, now);
  }
  return stalled.length;
}

function paymentsWithoutJob(db: Db, now: Instant) {
  const starting = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.topic, START_PAYMENT), eq(outbox.state, 'pending'), eq(outbox.ref, payments.clientRef)));
  const isAbout = sql`${jobs.payload} ->> 'ref' = ${payments.clientRef}`;
  const job = db
    .select({ seq: jobs.seq })
    .from(jobs)
    .where(and(eq(jobs.kind, SETTLE_PAYMENT), eq(jobs.state, 'pending'), isAbout));
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
