import { isOfferClosed, type SchemeOffer } from '@prosperx/core/nfo';
import { investmentTypeOf, restorableOrders } from '@prosperx/core/order';
import type {
  handleInvalidExpiredOrders as handleCall,
  reportInvalidOrders as reportCall,
} from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { cartItems, type OrderRow, orders, orderSets, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { readCart } from '#records/cart/read-cart.js';
import { lockedCart, markCartChanged } from '#records/cart/repository.js';
import { type RestoredOrder, restoreOrders } from '#records/cart/restore-orders.js';
import { setOfCart } from '#records/order/order-sets.js';

/** Audits which of the account holder's own orders were reported; orders of others are left out. */
export const reportInvalidOrders: Verb<typeof reportCall> = async ({ ctx, input }) => {
  const { orderDetailsList, isPaymentLinkExpired } = input;
  const ids = orderDetailsList.map(({ encryptedOrderId }) => encryptedOrderId);
  const own = and(eq(orders.profileId, subjectOf(ctx).profileId), inArray(orders.id, ids));
  const rows = await ctx.db.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id));
  if (rows.length === 0) return null;
  const details = { orders: rows.map(({ id }) => id).join(' '), isPaymentLinkExpired };
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'orders.reported_invalid', details }));
  return null;
};

interface OrderOfScheme {
  readonly order: OrderRow;
  /** The new fund offer of its scheme. */
  readonly offer: SchemeOffer | null;
}

/** Returns the orders of a set that are to be restored to the cart; none of instalments, which come from no cart. */
function ordersToRestore(rows: readonly OrderOfScheme[], now: Instant) {
  const ofCart = rows
    .filter(({ order: { sipId } }) => sipId === null)
    .map(({ order, offer }) => ({ ...order, offerClosed: isOfferClosed(offer, investmentTypeOf(order.kind), now) }));
  return restorableOrders(ofCart).filter(({ restoredAt }) => restoredAt === null);
}

/** Counts the orders of a set that can be restored to the cart: they were refused or have expired, and were not restored before. */
export function countRestorable(rows: readonly OrderOfScheme[], now: Instant) {
  const states = ordersToRestore(rows, now).map(({ state }) => state);
  const expired = states.filter((state) => state === 'expired').length;
  return { refused: states.length - expired, expired };
}

export const handleInvalidExpiredOrders: Verb<typeof handleCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const { id } = await setOfCart(ctx.db, input.cartId, profileId);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, { profileId }, ctx.clock.now(), ctx.agentCode);
    const count = await restoreOrders(tx, cart, await takeRestorable(ctx, tx, id), ctx.clock.now());
    return readCart(withDb(ctx, tx), count === 0 ? cart : await markCartChanged(tx, cart, ctx));
  });
};

/** Marks the orders of a set as restored, and returns them; none the second time. */
async function takeRestorable(ctx: Context, tx: Db, setId: string): Promise<RestoredOrder[]> {
  const [set] = await tx.select().from(orderSets).where(eq(orderSets.id, setId)).for('update');
  const rows = await tx
    .select({ order: orders, offer: schemes.offer })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.orderSetId, setId))
    .orderBy(asc(orders.id));
  const taken = ordersToRestore(rows, ctx.clock.now());
  const ids = taken.map(({ id }) => id);
  await tx.update(orders).set({ restoredAt: ctx.clock.now() }).where(inArray(orders.id, ids));
  const packs = await wholePacks(
    tx,
    set?.cartId ?? null,
    rows.map(({ order }) => order),
    ids,
  );
  return taken.map((order) => ({ ...order, packId: packs.get(order.packGroup) ?? null }));
}

/** Returns the pack of each group of which every order is restored, as the ordered cart has it. */
async function wholePacks(
  tx: Db,
  cartId: string | null,
  rows: readonly OrderRow[],
  restored: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (cartId === null || restored.length === 0) return new Map();
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  const whole = items.flatMap(({ packGroup, packId }): [string, string][] => {
    const isWhole = rows.every((order) => order.packGroup !== packGroup || restored.includes(order.id));
    return packGroup !== null && packId !== null && isWhole ? [[packGroup, packId]] : [];
  });
  return new Map(whole);
}
