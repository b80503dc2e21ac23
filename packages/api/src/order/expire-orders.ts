import { eq } from 'drizzle-orm';
import { nextOrderState } from '@prosperx/core/order';
import { orders } from '#db/schema/index.js';
import { addJob, type JobHandler } from '#jobs/jobs.js';
import { changeOrder, type OrderRow } from './change-order.js';
import { EXPIRE_ORDERS } from './topics.js';

const NEXT_LOOK = 60 * 60_000;

/** Unpaid orders of a set lapse. What is being paid, or not answered by the exchange yet, is looked at again later. */
export const expireOrders: JobHandler = async (services, { payload }) => {
  const { orderSetId } = payload as { orderSetId: string };
  const rows = await services.db
    .select({ clientRef: orders.clientRef })
    .from(orders)
    .where(eq(orders.orderSetId, orderSetId));
  let undecided = false;
  for (const { clientRef } of rows) {
    await changeOrder(services, clientRef, async (_, order) => {
      undecided ||= isUndecided(order);
      return lapses(order) ? { state: nextOrderState(order.state, 'expired') } : {};
    });
  }
  if (!undecided) return;
  const now = services.clock.now();
  const dueAt = now + NEXT_LOOK;
  await addJob(
    services.db,
    { kind: EXPIRE_ORDERS, ref: `${orderSetId}:${dueAt}`, payload: { orderSetId }, dueAt },
    now,
  );
};

const lapses = ({ state, paymentState }: OrderRow) =>
  state === 'registered' && (paymentState === 'unpaid' || paymentState === 'failed');

// the exchange may have what we have not seen its answer to
const isUndecided = ({ state, paymentState }: OrderRow) =>
  state === 'created' || state === 'unknown' || (state === 'registered' && paymentState === 'processing');
