import { addPaise } from '@prosperx/core/money';
import { payOrders as call } from '@prosperx/core/payment';
import { eq, inArray } from 'drizzle-orm';
import { type Context, subjectOf } from '#context.js';
import { newId } from '#crypto/new-id.js';
import { orders, type OrderSetRow, paymentOrders, payments } from '#db/schema/index.js';
import { type Route, serve, type Verb } from '#http/serve.js';
import { setOfCart } from '#modules/orders/read/order-sets.js';
import { readPaymentUrl } from '#modules/orders/payment-url.js';
import { naiveRoutes } from './naive-orders.js';

/** As one would write it first: look whether it was paid, debit, keep that it is, answer. */
const naivePayOrders: Verb<typeof call> = async ({ ctx, input }) => {
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
  await ctx.providers.gateway.start({ clientRef: id, amount, instrument, returnUrl: '' });
  await ctx.db.insert(payments).values({
    ...{ id, clientRef: id, orderSetId: set.id, profileId: set.profileId, mode: 'mandate', amount, state: 'paid' },
    ...{ loopBackUrl: '', createdAt: now, changedAt: now },
  });
  await ctx.db.insert(paymentOrders).values(rows.map((order) => ({ paymentId: id, orderId: order.id })));
  const ids = rows.map((order) => order.id);
  await ctx.db.update(orders).set({ state: 'paid', paymentState: 'paid' }).where(inArray(orders.id, ids));
  return id;
}

/** All calls, with those of ordering and of paying done carelessly. */
export const naiveMoneyRoutes: readonly Route[] = [
  ...naiveRoutes.filter(({ endpoint }) => endpoint.name !== call.name),
  serve({ ...call, effect: 'write' }, naivePayOrders),
];
