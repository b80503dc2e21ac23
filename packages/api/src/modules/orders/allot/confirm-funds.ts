import { and, eq, inArray, ne } from 'drizzle-orm';
import { navRuleOf, purchaseNavDate } from '@prosperx/core/order';
import { instantAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { orders, schemes } from '#db/schema/index.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { ALLOT_ORDER } from '#modules/orders/topics.js';
import type { Services } from '#services.js';

interface Funds {
  readonly clientRefs: readonly string[];
  readonly realisedAt: number;
}

/** Allotments are published on the morning after the NAV. */
const ALLOTMENT_TIME = '09:00';

/** Tells the exchange that money has come, and when to look for the units. Telling it twice does no harm. */
export const confirmFunds: JobHandler = async (services, { ref, payload }) => {
  const funds = payload as Funds;
  await services.providers.exchange.confirmFunds({ ...funds, paymentRef: ref });
  for (const order of await paidOrders(services, funds)) {
    const navDate = purchaseNavDate(
      { orderedAt: order.createdAt, realisedAt: funds.realisedAt, rule: navRuleOf(order.subCategory) },
      calendar,
    );
    const dueAt = Math.max(instantAt(calendar.add(navDate, 1), ALLOTMENT_TIME), services.clock.now());
    const job = { kind: ALLOT_ORDER, ref: order.clientRef, payload: { clientRef: order.clientRef }, dueAt };
    await enqueue(services.db, [job], services.clock.now());
  }
};

function paidOrders({ db }: Services, { clientRefs }: Funds) {
  return db
    .select({ clientRef: orders.clientRef, createdAt: orders.createdAt, subCategory: schemes.subCategory })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(and(inArray(orders.clientRef, [...clientRefs]), ne(orders.state, 'allotted')));
}
