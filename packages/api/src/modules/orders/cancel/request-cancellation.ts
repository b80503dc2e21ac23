import { nextOrderState, type OrderEvent } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, queue, sips } from '#db/schema/index.js';
import type { OrderChange } from '#modules/orders/change-order.js';
import { CANCEL_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobName } from '#queue/queue.js';

/** The state and remarks with which an order ends once the exchange has cancelled it. */
export interface Ending {
  readonly event: Extract<OrderEvent, 'cancelled' | 'expired'>;
  readonly remarks: string;
  /** What the owner is told of it, where they did not ask for it. */
  readonly notification?: 'offer_withdrawn';
  /** The ids of the orders that expire together: their owner is notified of them in one notification. */
  readonly together?: readonly string[];
}

/** The payload of a cancellation. Without an ending it is about an order that is over here already. */
export interface CancellationRequest extends Partial<Ending> {
  readonly orderId: string;
}

/**
 * Requests the cancellation of an order that the exchange has, under its lock: the one way in which such an order ends unpaid. The order, and
 * the SIP that it began, are over when the exchange confirms it.
 */
export async function requestCancellation(tx: Db, order: OrderRow, ending: Ending, now: Instant): Promise<OrderChange> {
  await enqueueCancellation(tx, order, now, ending);
  return { state: nextOrderState(order.state, 'withdrawn') };
}

/** Queues the message that cancels an order at the exchange; without an ending the order is over here already. Returns the name of the message. */
export async function enqueueCancellation(
  tx: Db,
  { id, clientRef }: OrderRow,
  now: Instant,
  ending?: Ending,
): Promise<JobName> {
  const payload: CancellationRequest = { orderId: id, ...ending };
  const ref = await messageName(tx, clientRef, now);
  const name = { kind: CANCEL_ORDER, ref };
  await enqueue(tx, [{ ...name, payload }], now);
  return name;
}

/** Cancels the SIP that an order was to begin; returns whether there was one. */
export async function endPendingSip(tx: Db, { id }: OrderRow, now: Instant): Promise<boolean> {
  const ended = await tx
    .update(sips)
    .set({ state: 'cancelled', nextDate: null, changedAt: now })
    .where(and(eq(sips.firstOrderId, id), eq(sips.state, 'pending')))
    .returning({ id: sips.id });
  return ended.length > 0;
}

/** Returns a name for the message: an order that the exchange kept can be cancelled once more, by a message of its own. */
async function messageName(tx: Db, clientRef: string, now: Instant): Promise<string> {
  const asked = await tx.$count(queue, and(eq(queue.kind, CANCEL_ORDER), eq(queue.ref, clientRef)));
  return asked === 0 ? clientRef : `${clientRef}:${now}`;
}
