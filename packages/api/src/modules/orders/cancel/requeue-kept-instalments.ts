import { UNPAID_STATES } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { orders, queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { changeOrder } from '#modules/orders/change-order.js';
import { CANCEL_ORDER } from '#queue/job-kinds.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { type CancellationRequest, requestCancellation } from './request-cancellation.js';

const isKept = and(
  isNotNull(orders.sipId),
  eq(orders.state, 'registered'),
  inArray(orders.paymentState, [...UNPAID_STATES]),
);

/**
 * Requests again the cancellation of instalments that the exchange has kept: nothing pays one any more, and no deadline ends it. Returns how many
 * there are.
 */
export async function requeueKeptInstalments(services: Services, now: Instant): Promise<number> {
  const isFirstRequest = and(eq(queue.kind, CANCEL_ORDER), eq(queue.ref, orders.clientRef));
  const kept = await services.db
    .select({ clientRef: orders.clientRef, request: queue.payload })
    .from(orders)
    .leftJoin(queue, isFirstRequest)
    .where(isKept);
  for (const { clientRef, request } of kept) {
    const { remarks = sipInstalmentText.debitFailed } = (request ?? {}) as Partial<CancellationRequest>;
    await changeOrder(services, clientRef, async (tx, order) => {
      const waits = order.state === 'registered' && UNPAID_STATES.includes(order.paymentState);
      return waits ? requestCancellation(tx, order, { event: 'cancelled', remarks }, now) : {};
    });
  }
  return kept.length;
}
