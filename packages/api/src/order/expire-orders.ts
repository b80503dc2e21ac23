import { eq } from 'drizzle-orm';
import { nextOrderState } from '@prosperx/core/order';
import { orders } from '#db/schema/index.js';
import type { JobHandler } from '#jobs/jobs.js';
import { changeOrder } from './change-order.js';

/** Unpaid orders of a set lapse; what is paid, being paid or not answered yet is left alone. */
export const expireOrders: JobHandler = async (services, { payload }) => {
  const { orderSetId } = payload as { orderSetId: string };
  const rows = await services.db
    .select({ clientRef: orders.clientRef })
    .from(orders)
    .where(eq(orders.orderSetId, orderSetId));
  for (const { clientRef } of rows) {
    await changeOrder(services, clientRef, async (_, order) =>
      order.paymentState === 'unpaid' || order.paymentState === 'failed'
        ? { state: nextOrderState(order.state, 'expired') }
        : {},
    );
  }
};
