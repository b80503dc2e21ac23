import { isOpenOrderState, ORDER_STATES } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets, paymentOrders, payments, queue } from '#db/schema/index.js';
import { ALLOT_ORDER, CONFIRM_FUNDS, EXPIRE_ORDERS, GIVE_UP_ORDER } from '#queue/job-kinds.js';
import { waitsForPerson } from '#queue/lease.js';
import { enqueue } from '#queue/queue.js';

/** The counts of what was found, for the log. */
export interface StalledOrders {
  readonly orders: number;
  /** The order sets past their payment deadline. */
  readonly sets: number;
}

/**
 * Requeues paid orders without units, and orders that should have expired, that have no job any more: it was given up in a long outage,
 * or never made. Orders that have a job, or a message on its way that makes one, are left to it, and those before a person to them. Each day's
 * job has a name of its own.
 */
export async function requeueStalledOrders(db: Db, now: Instant): Promise<StalledOrders> {
  const today = businessDateAt(now);
  const [stalledOrders, expiredSets] = [await ordersWithoutJob(db), await expiredWithoutJob(db, now)];
  for (const { clientRef } of stalledOrders) {
    await enqueue(db, [{ kind: ALLOT_ORDER, ref: `${clientRef}:${today}`, payload: { clientRef }, dueAt: now }], now);
  }
  for (const { orderSetId } of expiredSets) {
    await enqueue(
      db,
      [{ kind: EXPIRE_ORDERS, ref: `${orderSetId}:${today}`, payload: { orderSetId }, dueAt: now }],
      now,
    );
  }
  return { orders: stalledOrders.length, sets: expiredSets.length };
}

/** Selects instalments that the exchange debits by itself: no payment of ours is under way for them. */
const isDebitedByExchange = and(
  isNotNull(orders.sipId),
  eq(orders.state, 'registered'),
  eq(orders.paymentState, 'processing'),
  sql`not exists (select 1 from ${paymentOrders} where ${paymentOrders.orderId} = ${orders.id})`,
);

function ordersWithoutJob(db: Db) {
  const confirming = db
    .select({ seq: queue.seq })
    .from(queue)
    .innerJoin(payments, eq(payments.clientRef, queue.ref))
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(queue.kind, CONFIRM_FUNDS), eq(queue.state, 'pending'), eq(paymentOrders.orderId, orders.id)));
  // one that was given up is asked about once more, and may wait for a person again
  const job = pendingJob(db, [ALLOT_ORDER, GIVE_UP_ORDER], sql`${queue.payload} ->> 'clientRef' = ${orders.clientRef}`);
  return db
    .select({ clientRef: orders.clientRef })
    .from(orders)
    .where(and(or(eq(orders.state, 'paid'), isDebitedByExchange), notExists(job), notExists(confirming)));
}

function expiredWithoutJob(db: Db, now: Instant) {
  const job = pendingJob(db, [EXPIRE_ORDERS], sql`${queue.payload} ->> 'orderSetId' = ${orderSets.id}`);
  const isOpen = inArray(orders.state, ORDER_STATES.filter(isOpenOrderState));
  return db
    .selectDistinct({ orderSetId: orderSets.id })
    .from(orderSets)
    .innerJoin(orders, eq(orders.orderSetId, orderSets.id))
    .where(and(lte(orderSets.payableUntil, now), isOpen, notExists(job)));
}

const pendingJob = (db: Db, kinds: readonly string[], about: SQL) =>
  db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(inArray(queue.kind, kinds), or(eq(queue.state, 'pending'), waitsForPerson), about));
