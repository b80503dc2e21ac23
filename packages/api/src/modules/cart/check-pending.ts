import type { InvestmentType } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { orderInTheWay } from '@prosperx/core/order';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '#context.js';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { isWaitingStill } from '#modules/orders/open-orders.js';
import { kindOf } from '#modules/orders/order-kind.js';
import { paymentUrlOf } from '#modules/orders/payment-url.js';

/**
 * Throws `orders_pending`, with the orders, when one of the schemes waits to be paid in the same way: whoever puts it into the cart
 * again would most likely buy it twice.
 */
export async function checkPending(ctx: Context, schemeIds: readonly string[], type: InvestmentType): Promise<void> {
  if (!ctx.subject) return;
  const rows = await ctx.db
    .select({ set: orderSets, schemeName: schemes.name, amount: orders.amount })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(
      and(
        isWaitingStill(ctx.subject.profileId, ctx.clock.now()),
        inArray(orders.schemeId, [...schemeIds]),
        eq(orders.kind, kindOf(type)),
      ),
    );
  if (rows.length === 0) return;
  const data = rows.map(({ set, schemeName, amount }) =>
    z.encode(orderInTheWay, {
      pxOrderNumber: set.pxOrderNumber,
      paymentUrl: paymentUrlOf(ctx, set),
      schemeName,
      amount,
    }),
  );
  throw new PxError('orders_pending', { data });
}
