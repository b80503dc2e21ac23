import { isFinalOrderState } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/index.js';
import type { JobHandler } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { endWithoutUnits, isDebitedByExchange } from './allot/allot-order.js';

/** Ends an order whose search a person has given up: its money, where it came, goes back. One that was found since goes on. */
export const giveUpOrder: JobHandler = async (services, { payload }) => {
  const { orderId, clientRef } = payload as { readonly orderId?: string; readonly clientRef?: string };
  const which = orderId === undefined ? eq(orders.clientRef, clientRef ?? '') : eq(orders.id, orderId);
  const [order] = await services.db.select().from(orders).where(which);
  if (!order || isFinalOrderState(order.state)) return;
  const isSought = order.bseOrderNumber === null || order.state === 'paid' || isDebitedByExchange(order);
  if (isSought) await endWithoutUnits(services, order.clientRef, orderText.neverFound);
};
