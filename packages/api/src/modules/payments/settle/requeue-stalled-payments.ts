import { OPEN_PAYMENT_STATES } from '@prosperx/core/payment';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { payments, queue } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
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
