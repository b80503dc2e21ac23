import { PxError } from '@prosperx/core/errors';
import { addPaise } from '@prosperx/core/money';
import type {
  getOrderDetails as detailsCall,
  getOrderList as listCall,
  getPendingOrders as pendingCall,
} from '@prosperx/core/order';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { orderSetOf, setOfCart } from '#records/order/order-sets.js';
import { paymentUrlOf, readPaymentUrl } from '#records/order/payment-url.js';
import { isWaitingStill } from '#records/order/repository.js';

export const getPendingOrders: Verb<typeof pendingCall> = async ({ ctx }) => {
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

export const getOrderList: Verb<typeof listCall> = async ({ ctx, input }) => {
  const [set] = await ctx.db.select().from(orderSets).where(eq(orderSets.pxOrderNumber, input.pxOrderNumber));
  // somebody else's number is answered like one that does not exist: order numbers can be guessed
  if (!set || set.profileId !== subjectOf(ctx).profileId) throw new PxError('order_unknown');
  return (await orderSetOf(ctx, set)).orders;
};

export const getOrderDetails: Verb<typeof detailsCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const read = () => setOfCart(ctx.db, input.cartId, profileId);
  const found = await read();
  const isOfAnother =
    input.paymentUrl !== undefined && readPaymentUrl(ctx, input.paymentUrl, profileId).cartId !== input.cartId;
  if (isOfAnother) throw new PxError('payment_link_invalid');
  const set = await orderSetOf(ctx, found);
  const { openPayment } = set;
  if (openPayment === null || ctx.clock.now() < openPayment.until) return set;
  // from now on its payer may pay again, as the page said
  await ctx.payments.poll(ctx, openPayment.paymentId);
  return orderSetOf(ctx, await read());
};
