import { isOpenOrderState, ORDER_STATES } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, inArray, isNull, lte, notExists, or, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { jobs, orders, orderSets, outbox, paymentOrders, payments } from '#db/schema/index.js';
import { addJob } from '#jobs/jobs.js';
import { OPEN_PAYMENT } from '#modules/payments/change-payment.js';
import { lookAfter } from '#modules/payments/settle/settle-payment.js';
import { ALLOT_ORDER, CONFIRM_FUNDS, EXPIRE_ORDERS, SETTLE_PAYMENT, START_PAYMENT } from './topics.js';

/** What was found, for the log. */
export interface Woken {
  readonly orders: number;
  readonly payments: number;
  /** Order sets whose time to be paid is over. */
  readonly sets: number;
  /** Jobs of any kind that were given up, and are kept for some weeks. */
  readonly deadJobs: number;
}

/** Longer than money of a payment that ended is asked for, whatever holidays lie in between. */
const LATE_LOOKS_END = 30 * 86_400_000;

/**
 * Arranges for paid orders without units, payments without an end or whose money may come late, and orders that should have lapsed, that
 * nobody looks after any more: their job was given up in a long outage, or never made. What has a job, or a message on its way that makes
 * one, is left to it. Each day has its own job of it.
 */
export async function wakeStalled(db: Db, now: Instant): Promise<Woken> {
  const today = businessDateAt(now);
  const [stalledOrders, lapsedSets] = [await ordersWithoutJob(db), await lapsedWithoutJob(db, now)];
  const stalledPayments = (await paymentsWithoutJob(db, now)).filter((payment) => lookAfter(payment, now) !== null);
  for (const { clientRef } of stalledOrders) {
    await addJob(db, { kind: ALLOT_ORDER, ref: `${clientRef}:${today}`, payload: { clientRef }, dueAt: now }, now);
  }
  for (const { clientRef: ref } of stalledPayments) {
    await addJob(db, { kind: SETTLE_PAYMENT, ref: `${ref}:${today}`, payload: { ref }, dueAt: now }, now);
  }
  for (const { orderSetId } of lapsedSets) {
    await addJob(db, { kind: EXPIRE_ORDERS, ref: `${orderSetId}:${today}`, payload: { orderSetId }, dueAt: now }, now);
  }
  const deadJobs = await db.$count(jobs, eq(jobs.state, 'dead'));
  return { orders: stalledOrders.length, payments: stalledPayments.length, sets: lapsedSets.length, deadJobs };
}

function ordersWithoutJob(db: Db) {
  const confirming = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .innerJoin(payments, eq(payments.clientRef, outbox.ref))
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(outbox.topic, CONFIRM_FUNDS), eq(outbox.state, 'pending'), eq(paymentOrders.orderId, orders.id)));
  const job = pendingJob(db, ALLOT_ORDER, sql`${jobs.payload} ->> 'clientRef' = ${orders.clientRef}`);
  return db
    .select({ clientRef: orders.clientRef })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), notExists(job), notExists(confirming)));
}

function paymentsWithoutJob(db: Db, now: Instant) {
  const starting = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.topic, START_PAYMENT), eq(outbox.state, 'pending'), eq(outbox.ref, payments.clientRef)));
  const job = pendingJob(db, SETTLE_PAYMENT, sql`${jobs.payload} ->> 'ref' = ${payments.clientRef}`);
  const endedLately = and(
    inArray(payments.state, ['failed', 'abandoned']),
    isNull(payments.paidAt),
    gt(payments.changedAt, now - LATE_LOOKS_END),
  );
  return db
    .select()
    .from(payments)
    .where(and(or(inArray(payments.state, [...OPEN_PAYMENT]), endedLately), notExists(job), notExists(starting)));
}

function lapsedWithoutJob(db: Db, now: Instant) {
  const job = pendingJob(db, EXPIRE_ORDERS, sql`${jobs.payload} ->> 'orderSetId' = ${orderSets.id}`);
  const isOpen = inArray(orders.state, ORDER_STATES.filter(isOpenOrderState));
  return db
    .selectDistinct({ orderSetId: orderSets.id })
    .from(orderSets)
    .innerJoin(orders, eq(orders.orderSetId, orderSets.id))
    .where(and(lte(orderSets.payableUntil, now), isOpen, notExists(job)));
}

const pendingJob = (db: Db, kind: string, about: SQL) =>
  db
    .select({ seq: jobs.seq })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.state, 'pending'), about));
