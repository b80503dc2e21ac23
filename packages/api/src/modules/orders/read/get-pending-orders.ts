import { addPaise } from '@prosperx/core/money';
import type { getPendingOrders as call } from '@prosperx/core/order';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { subjectOf } from '#context.js';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { isWaitingStill } from '#modules/orders/open-orders.js';
import { paymentUrlOf } from '#modules/orders/payment-url.js';

export const getPendingOrders: Verb<typeof call> = async ({ ctx }) => {
  const rows = await ctx.db
    .select({ set: orderSets, amount: orders.amount, kind: orders.kind, schemeName: schemes.name })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(isWaitingStill(subjectOf(ctx).profileId, ctx.clock.now()))
    .orderBy(desc(orderSets.createdAt), orderSets.id, asc(sql`${orders.id} collate "C"`));
  const sets = new Map(rows.map(({ set }) => [set.id, set]));
  return [...sets.values()].flatMap((set) => {
    const paymentUrl = paymentUrlOf(ctx, set);
    if (paymentUrl === null) return [];
    const { pxOrderNumber, createdAt: createdDate, payableUntil } = set;
    const waiting = rows.filter((row) => row.set.id === set.id);
    const total = addPaise(...waiting.map(({ amount }) => amount));
    const named = waiting.map(({ schemeName, kind, amount }) => ({
      schemeName,
      investmentType: kind === 'sip' ? ('SIP' as const) : ('LUMPSUM' as const),
      amount,
    }));
    return [{ pxOrderNumber, paymentUrl, amount: total, createdDate, payableUntil, orders: named }];
  });
};
