import { awaitsCode, isOpenOrderState, nextOrderState } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, schemes } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import { changeOrder, type OrderChange } from '#modules/orders/change-order.js';
import { ALLOT_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { requestCancellation } from './request-cancellation.js';
import { withdrawalText } from './withdrawal.text.js';

const WITHDRAWN = { event: 'cancelled', remarks: orderText.offerWithdrawn, notification: 'offer_withdrawn' } as const;

const REASONS = { own: orderText.offerWithdrawn, shared: orderText.paidWithWithdrawn };

/** The orders within an offer that is withdrawn; none of one that is on sale again. */
async function ordersWithin(db: Db, schemeId: string): Promise<readonly OrderRow[]> {
  const [scheme] = await db.select({ offer: schemes.offer }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme?.offer?.withdrawn) return [];
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.schemeId, schemeId), isNull(orders.sipId)))
    .orderBy(asc(orders.id));
}

const goesOn = (order: OrderRow) => order.state === 'paid' || awaitsCode(order) || isOpenOrderState(order.state);

/** Waits for a person before it ends orders by what a file says; not where no order is open. */
export const confirmWithdrawal: JobHandler = async ({ db }, { payload }) => {
  const { schemeId } = payload as { schemeId: string };
  const open = (await ordersWithin(db, schemeId)).filter(goesOn);
  if (open.length > 0) throw new PersonNeeded(withdrawalText.confirm(open.length));
};

/**
 * Ends what was ordered within a new fund offer that its house has withdrawn. Payments that are under way end, and then orders that nobody has
 * paid are cancelled at the exchange. For paid ones the exchange is asked at once: it refuses them, and their money goes back.
 */
export const endWithdrawnOrders: JobHandler = async (services, { payload }) => {
  const { schemeId } = payload as { schemeId: string };
  for (const { id, clientRef } of await ordersWithin(services.db, schemeId)) {
    // first, since the notification of the cancellation names what is to be paid again
    await services.payments.end(services, { id, schemeId }, REASONS);
    await changeOrder(services, clientRef, (tx, order) => endOrder(tx, order, services.clock.now()));
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
