import { awaitsCode, isOpenOrderState, nextOrderState } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, orders } from '#db/schema/index.js';
import { changeOrder, type OrderChange } from '#modules/orders/change-order.js';
import { ALLOT_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { requestCancellation } from './request-cancellation.js';

const WITHDRAWN = { event: 'cancelled', remarks: orderText.offerWithdrawn, notification: 'offer_withdrawn' } as const;

/**
 * Ends what was ordered within a new fund offer that its house has withdrawn. Orders that nobody has paid are cancelled at the exchange, and
 * then payments of them that are under way end. For paid ones the exchange is asked at once: it refuses them, and their money goes back.
 */
export const endWithdrawnOrders: JobHandler = async (services, { payload }) => {
  const { schemeId } = payload as { schemeId: string };
  const rows = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.schemeId, schemeId), isNull(orders.sipId)))
    .orderBy(asc(orders.id));
  for (const { id, clientRef } of rows) {
    await changeOrder(services, clientRef, (tx, order) => endOrder(tx, order, services.clock.now()));
    await services.payments.end(services, { id }, orderText.offerWithdrawn);
  }
};

async function endOrder(tx: Db, order: OrderRow, now: Instant): Promise<OrderChange> {
  const { clientRef, state } = order;
  if (state === 'paid') {
    await enqueue(tx, [{ kind: ALLOT_ORDER, ref: `${clientRef}:withdrawn`, payload: { clientRef } }], now);
    return {};
  }
  if (awaitsCode(order)) return { state: nextOrderState(state, 'cancelled'), remarks: orderText.offerWithdrawn };
  return isOpenOrderState(state) ? requestCancellation(tx, order, WITHDRAWN, now) : {};
}
