import { addPaise } from '@prosperx/core/money';
import { createOrders as call } from '@prosperx/core/order';
import { PxError } from '@prosperx/core/errors';
import { eq } from 'drizzle-orm';
import { type CartLine, cartLines } from '#modules/cart/get-cart.js';
import { type Context, subjectOf } from '#context.js';
import { newId } from '#crypto/new-id.js';
import { carts, orders, orderSets, schemes } from '#db/schema/index.js';
import type { ExchangeAnswer } from '#providers/exchange/port.js';
import { type Route, serve, type Verb } from '#http/serve.js';
import { newOrderNumber } from '#modules/orders/place/set-identity.js';
import { orderSetOf } from '#modules/orders/read/order-sets.js';
import { routes } from '#routes.js';

/** As one would write it first: look whether it was done, ask the exchange, keep what it says, answer. */
const naiveCreateOrders: Verb<typeof call> = async ({ ctx, input }) => {
  const [made] = await ctx.db.select({ id: orderSets.id }).from(orderSets).where(eq(orderSets.cartId, input.cartId));
  const id = made?.id ?? (await orderAtOnce(ctx, input.cartId));
  const { pxOrderNumber, paymentUrl, orders: rows } = await orderSetOf(ctx, id);
  return { pxOrderNumber, paymentUrl: paymentUrl ?? '', orders: rows };
};

async function orderAtOnce(ctx: Context, cartId: string): Promise<string> {
  const [cart] = await ctx.db.select().from(carts).where(eq(carts.id, cartId));
  const lines = await cartLines(ctx.db, cartId);
  if (!cart || lines.length === 0) throw new PxError('cart_empty');
  const placed: [CartLine, ExchangeAnswer][] = [];
  for (const line of lines) placed.push([line, await placeAtOnce(ctx, line)]);
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  const id = newId('set');
  const amount = addPaise(...lines.map(({ item }) => item.amount));
  const { version: cartVersion } = cart;
  await ctx.db.insert(orderSets).values({
    id,
    pxOrderNumber: newOrderNumber(),
    cartId,
    cartVersion,
    contentHash: id,
    profileId,
    amount,
    createdAt: now,
  });
  for (const [{ item }, answer] of placed) {
    await ctx.db.insert(orders).values({
      id: newId('order'),
      orderSetId: id,
      profileId,
      schemeId: item.schemeId,
      clientRef: newId('ref'),
      kind: 'purchase',
      amount: item.amount,
      frequency: 0,
      state: answer.accepted ? 'registered' : 'refused',
      paymentState: 'unpaid',
      bseOrderNumber: answer.accepted ? answer.orderNumber : null,
      createdAt: now,
      changedAt: now,
    });
  }
  await ctx.db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartId));
  return id;
}

async function placeAtOnce(ctx: Context, { item }: CartLine): Promise<ExchangeAnswer> {
  const [scheme] = await ctx.db.select({ isin: schemes.isin }).from(schemes).where(eq(schemes.id, item.schemeId));
  const { ucc } = subjectOf(ctx);
  return ctx.providers.exchange.register({
    clientRef: newId('ref'),
    ucc,
    isin: scheme?.isin ?? '',
    amount: item.amount,
    folioNumber: null,
  });
}

/** All calls, with that of ordering done carelessly: what a test finds nothing wrong with here, it would never find. */
export const naiveRoutes: readonly Route[] = [
  ...routes.filter(({ endpoint }) => endpoint.name !== call.name),
  serve({ ...call, effect: 'write' }, naiveCreateOrders),
];
