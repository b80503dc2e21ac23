import { nfoPaymentDeadline } from '@prosperx/core/nfo';
import { isOpenOrderState, ORDER_STATES } from '@prosperx/core/order';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { EXPIRE_ORDERS } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

/** A scheme whose offer closes earlier than was announced. */
export interface EarlierClose {
  readonly schemeId: string;
  readonly closes: BusinessDate;
}

/** Lets what was ordered within offers that close earlier than was announced be paid no longer than that: their house would refuse the money. */
export async function payBeforeClose(tx: Db, earlier: readonly EarlierClose[], now: Instant): Promise<void> {
  if (earlier.length === 0) return;
  const ofAll = setsWithin(
    tx,
    earlier.map(({ schemeId }) => schemeId),
  );
  // sorted by id as everywhere: whoever discards their orders locks several of them too
  await tx
    .select({ id: orderSets.id })
    .from(orderSets)
    .where(inArray(orderSets.id, ofAll))
    .orderBy(asc(orderSets.id))
    .for('update');
  for (const { schemeId, closes } of earlier) {
    const until = nfoPaymentDeadline({ closes });
    const sets = await tx
      .update(orderSets)
      .set({ payableUntil: until })
      .where(and(inArray(orderSets.id, setsWithin(tx, [schemeId])), gt(orderSets.payableUntil, until)))
      .returning({ id: orderSets.id });
    const jobs = sets.map(({ id }) => ({
      kind: EXPIRE_ORDERS,
      ref: `${id}:${until}`,
      payload: { orderSetId: id },
      dueAt: until,
    }));
    await enqueue(tx, jobs, now);
  }
}

/** Selects the sets of orders within offers that can still be paid. */
const setsWithin = (tx: Db, schemeIds: readonly string[]) =>
  tx
    .select({ id: orders.orderSetId })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(
      and(
        inArray(schemes.id, [...schemeIds]),
        eq(schemes.isListed, false),
        inArray(orders.state, ORDER_STATES.filter(isOpenOrderState)),
      ),
    );
