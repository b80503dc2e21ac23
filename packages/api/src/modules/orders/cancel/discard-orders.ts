import type { discardOrders as call } from '@prosperx/core/cart';
import { awaitsCode, nextOrderState } from '@prosperx/core/order';
import { asc, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type OrderRow, orders, orderSets } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import type { JobName } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { orderText } from '#records/order/remarks.text.js';
import { isBeingPaid, isWaiting, waitingSets } from '#records/order/repository.js';
import { enqueueCancellation } from './request-cancellation.js';

/** Requests the cancellation of each order by a job of the queue. An order is cancelled when the exchange confirms it; one that the exchange has not answered for yet, as soon as it has. */
export const discardOrders: Verb<typeof call> = ({ ctx }) =>
  ctx.db.transaction(async (tx) => {
    const { profileId } = subjectOf(ctx);
    const sets = await waitingSets(tx, profileId);
    // a payment of one of them starts under the same lock
    await tx.select().from(orderSets).where(inArray(orderSets.id, sets)).orderBy(asc(orderSets.id)).for('update');
    const rows = await tx.select().from(orders).where(isWaiting(profileId)).orderBy(asc(orders.id)).for('update');
    const messages: JobName[] = [];
    for (const order of rows) messages.push(...(await cancel(withDb(ctx, tx), order)));
    runSoon(ctx, messages);
    const kept = await tx.$count(orders, isBeingPaid(profileId));
    for (const { id: objectId, amount } of rows)
      await audit(withDb(ctx, tx), { action: 'order.discarded', objectId, details: { amount } });
    return { discarded: rows.length, kept };
  });

/** Returns the names of the messages to the exchange: none of a SIP that it has not heard of, since nobody confirmed it. */
async function cancel(ctx: Context, order: OrderRow): Promise<JobName[]> {
  const now = ctx.clock.now();
  const change = (changed: Partial<OrderRow>) =>
    ctx.db
      .update(orders)
      .set({ ...changed, changedAt: now })
      .where(eq(orders.id, order.id));
  if (awaitsCode(order)) {
    await change({ state: nextOrderState(order.state, 'cancelled'), remarks: orderText.discarded });
    return [];
  }
  const message = await enqueueCancellation(ctx.db, order, now, { event: 'cancelled', remarks: orderText.discarded });
  await change({ state: nextOrderState(order.state, 'withdrawn') });
  return [message];
}
