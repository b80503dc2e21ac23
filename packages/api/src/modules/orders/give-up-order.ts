import { isFinalOrderState } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { JobHandler } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { allotOrder, endWithoutUnits, isDebitedByExchange } from './allot/allot-order.js';

/** Asks once more whether an order has units by now. While the exchange does not answer, nobody knows, and the job waits. */
async function hasUnits({ providers }: Services, { clientRef }: OrderRow): Promise<boolean> {
  return (await providers.exchange.allotment(clientRef)).state === 'allotted';
}

/**
 * Ends an order whose search a person has given up: its money, where it came, goes back. One that was found since goes on: money that has bought
 * units does not go back.
 */
export const giveUpOrder: JobHandler = async (services, job) => {
  const { orderId, clientRef } = job.payload as { readonly orderId?: string; readonly clientRef?: string };
  const which = orderId === undefined ? eq(orders.clientRef, clientRef ?? '') : eq(orders.id, orderId);
  const [order] = await services.db.select().from(orders).where(which);
  if (!order || isFinalOrderState(order.state)) return;
  const mayHaveUnits = order.state === 'paid' || isDebitedByExchange(order);
  if (mayHaveUnits && (await hasUnits(services, order)))
    return allotOrder(services, { ...job, payload: { clientRef: order.clientRef } });
  if (mayHaveUnits || order.bseOrderNumber === null)
    await endWithoutUnits(services, order.clientRef, orderText.neverFound);
};
