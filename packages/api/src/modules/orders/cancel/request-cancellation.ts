import { nextOrderState, type OrderEvent } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, queue, sips } from '#db/schema/index.js';
import { enqueue, type JobName } from '#queue/queue.js';
import type { OrderChange } from '#modules/orders/change-order.js';
import { CANCEL_ORDER } from '#queue/job-kinds.js';

/** As what an order ends once the exchange has let go of it. */
export interface Ending {
  readonly event: Extract<OrderEvent, 'cancelled' | 'expired'>;
  readonly remarks: string;
  /** Ids of the orders that expire together: their owner is informed of them in one letter. */
  readonly together?: readonly string[];
}

/** What the message of a cancellation tells. Without an ending it is about an order that is over here already. */
export interface CancellationRequest extends Partial<Ending> {
  readonly orderId: string;
}

/**
 * Takes an order back that the exchange has, under its lock: the one way in which such an order ends unpaid. It is over, and the SIP that it
 * began too, when the exchange confirms it.
 */
export async function requestCancellation(tx: Db, order: OrderRow, ending: Ending, now: Instant): Promise<OrderChange> {
  await enqueueCancellation(tx, order, now, ending);
  return { state: nextOrderState(order.state, 'withdrawn') };
}

/** Has the exchange asked to let go of an order; without an ending it is over here already. Returns the name of the message. */
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

/** Ends the SIP that an order was to begin; returns whether there was one. */
export async function endPendingSip(tx: Db, { id }: OrderRow, now: Instant): Promise<boolean> {
  const ended = await tx
    .update(sips)
    .set({ state: 'cancelled', nextDate: null, changedAt: now })
    .where(and(eq(sips.firstOrderId, id), eq(sips.state, 'pending')))
    .returning({ id: sips.id });
  return ended.length > 0;
}

/** One that the exchange kept can be cancelled once more, by a message of its own. */
async function messageName(tx: Db, clientRef: string, now: Instant): Promise<string> {
  const asked = await tx.$count(queue, and(eq(queue.kind, CANCEL_ORDER), eq(queue.ref, clientRef)));
  return asked === 0 ? clientRef : `${clientRef}:${now}`;
}
