import { PxError } from '@prosperx/core/errors';
import { addPaise } from '@prosperx/core/money';
import { createOrders as orderCall } from '@prosperx/core/order';
import { payOrders as payCall } from '@prosperx/core/payment';
import { eq, inArray } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { carts, orders, type OrderSetRow, orderSets, paymentOrders, payments, schemes } from '#db/schema/index.js';
import { type Route, serve, type Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { ExchangeAnswer } from '#providers/exchange/port/orders.js';
import { type CartLine, cartLines } from '#records/cart/read-cart.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { orderSetOf, setOfCart } from '#records/order/order-sets.js';
import { readPaymentUrl } from '#records/order/payment-url.js';
import { routes } from '#routes.js';

/** As one would write it first: look whether it was done, ask the exchange, keep what it says, answer. */
const naiveCreateOrders: Verb<typeof orderCall> = async ({ ctx, input }) => {
  const [made] = await ctx.db.select().from(orderSets).where(eq(orderSets.cartId, input.cartId));
  const set = made ?? (await orderAtOnce(ctx, input.cartId));
  const { pxOrderNumber, paymentUrl, orders: rows } = await orderSetOf(ctx, set);
  return { pxOrderNumber, paymentUrl: paymentUrl ?? '', orders: rows };
};

async function orderAtOnce(ctx: Context, cartId: string): Promise<OrderSetRow> {
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
  const set = {
    id,
    pxOrderNumber: newOrderNumber(),
    cartId,
    cartVersion,
    contentHash: id,
    profileId,
    actorUserId: null,
    actorAgentCode: null,
    agentCode: null,
    amount,
    confirmedAt: null,
    payableUntil: null,
    createdAt: now,
  };
  await ctx.db.insert(orderSets).values(set);
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
  return set;
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
    subBroker: null,
  });
}

/** All calls, with that of ordering done carelessly: what a test finds nothing wrong with here, it would never find. */
export const naiveRoutes: readonly Route[] = [
  ...routes.filter(({ endpoint }) => endpoint.name !== orderCall.name),
  serve({ ...orderCall, effect: 'write' }, naiveCreateOrders),
];

/** As one would write it first: look whether it was paid, debit, keep that it is, answer. */
const naivePayOrders: Verb<typeof payCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const { cartId } = readPaymentUrl(ctx, input.paymentUrl, profileId);
  const set = await setOfCart(ctx.db, cartId, profileId);
  const [paid] = await ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.orderSetId, set.id));
  return { paymentId: paid?.id ?? (await payAtOnce(ctx, set)), redirectUrl: null, html: null };
};

async function payAtOnce(ctx: Context, set: OrderSetRow): Promise<string> {
  const rows = await ctx.db.select().from(orders).where(eq(orders.orderSetId, set.id));
  const [id, now] = [newId('pay'), ctx.clock.now()];
  const amount = addPaise(...rows.map((order) => order.amount));
  const instrument = { mode: 'mandate', mandateId: '' } as const;
  await ctx.providers.gateway.start({ clientRef: id, amount, instrument, payer: null, returnUrl: '' });
  await ctx.db.insert(payments).values({
    id,
    clientRef: id,
    orderSetId: set.id,
    profileId: set.profileId,
    mode: 'mandate',
    amount,
    state: 'paid',
    loopBackUrl: '',
    createdAt: now,
    changedAt: now,
  });
  await ctx.db.insert(paymentOrders).values(rows.map((order) => ({ paymentId: id, orderId: order.id })));
  const ids = rows.map((order) => order.id);
  await ctx.db.update(orders).set({ state: 'paid', paymentState: 'paid' }).where(inArray(orders.id, ids));
  return id;
}

/** All calls, with those of ordering and of paying done carelessly. */
export const naiveMoneyRoutes: readonly Route[] = [
  ...naiveRoutes.filter(({ endpoint }) => endpoint.name !== payCall.name),
  serve({ ...payCall, effect: 'write' }, naivePayOrders),
];
