import { awaitsCode, isOpenOrderState, isPayable, nextOrderState } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, orders } from '#db/schema/index.js';
import { requestCancellation } from '#modules/orders/cancel/request-cancellation.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import { EXPIRE_ORDERS } from '#queue/job-kinds.js';
import { type JobHandler, scheduleRecheck } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';

const EXPIRED = { event: 'expired', remarks: orderText.expired } as const;

/**
 * Lets the unpaid orders of a set expire, once the exchange has cancelled them. Orders that are being
 * paid, or that the exchange has not answered yet, are checked again later.
 */
export const expireOrders: JobHandler = ({ db, clock }, { payload }) =>
  db.transaction(async (tx) => {
    const { orderSetId } = payload as { orderSetId: string };
    const now = clock.now();
    const ofSet = eq(orders.orderSetId, orderSetId);
    const rows = await tx.select().from(orders).where(ofSet).orderBy(asc(orders.id)).for('update');
    const expired = rows.filter(isPayable);
    const together = expired.map(({ id }) => id);
    for (const order of expired) {
      const change = await requestCancellation(tx, order, { ...EXPIRED, together }, now);
      await tx
        .update(orders)
        .set({ ...change, changedAt: now })
        .where(eq(orders.id, order.id));
    }
    const isUndecided = rows.some((order) => isOpenOrderState(order.state) && !awaitsCode(order));
    await expireUnconfirmed(tx, rows.filter(awaitsCode), now);
    if (isUndecided) await scheduleRecheck(tx, { kind: EXPIRE_ORDERS, ref: orderSetId, payload: { orderSetId } }, now);
  });

/** Ends SIPs whose owner never confirmed them: the exchange has not heard of them. */
async function expireUnconfirmed(tx: Db, rows: readonly OrderRow[], now: Instant): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const orderIds = rows.map(({ id }) => id);
  const over = { state: nextOrderState(first.state, 'expired'), remarks: orderText.notConfirmed, changedAt: now };
  await tx.update(orders).set(over).where(inArray(orders.id, orderIds));
  await notifyInvestor(tx, { about: 'not_confirmed', id: first.orderSetId, orderIds }, now);
}
