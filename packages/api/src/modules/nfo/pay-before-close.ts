import { nfoPaymentDeadline } from '@prosperx/core/nfo';
import { isOpenOrderState, ORDER_STATES } from '@prosperx/core/order';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { EXPIRE_ORDERS } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

/** Lets what was ordered within an offer that closes earlier than was announced be paid no longer than that: its house would refuse the money. */
export async function payBeforeClose(
  tx: Db,
  { schemeId, closes }: { readonly schemeId: string; readonly closes: BusinessDate },
  now: Instant,
): Promise<void> {
  const until = nfoPaymentDeadline({ closes });
  const within = tx
    .select({ id: orders.orderSetId })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(
      and(
        eq(schemes.id, schemeId),
        eq(schemes.isListed, false),
        inArray(orders.state, ORDER_STATES.filter(isOpenOrderState)),
      ),
    );
  const sets = await tx
    .update(orderSets)
    .set({ payableUntil: until })
    .where(and(inArray(orderSets.id, within), gt(orderSets.payableUntil, until)))
    .returning({ id: orderSets.id });
  const jobs = sets.map(({ id }) => ({
    kind: EXPIRE_ORDERS,
    ref: `${id}:${until}`,
    payload: { orderSetId: id },
    dueAt: until,
  }));
  await enqueue(tx, jobs, now);
}
