import type { handleInvalidExpiredOrders as call } from '@prosperx/core/payment';
import { asc, eq } from 'drizzle-orm';
import { lockedCart, markCartChanged } from '#modules/cart/repository.js';
import { type ExpiredOrder, restoreOrders } from '#modules/cart/restore-orders.js';
import { readCart } from '#modules/cart/get-cart.js';
import { type Context, subjectOf } from '#context.js';
import type { Db } from '#db/db.js';
import { cartItems, type OrderRow, orders, orderSets } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { canRestore, isExpired } from './can-restore.js';
import { setOfCart } from '#modules/orders/read/order-sets.js';

export const handleInvalidExpiredOrders: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const { id } = await setOfCart(ctx.db, input.cartId, profileId);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, { profileId }, ctx.clock.now(), ctx.agentCode);
    const count = await restoreOrders(tx, cart, await takeExpired(ctx, tx, id), ctx.clock.now());
    return readCart(tx, count === 0 ? cart : await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

/** The expired orders of a set that can be put back; none the second time. */
async function takeExpired(ctx: Context, tx: Db, setId: string): Promise<ExpiredOrder[]> {
  const [set] = await tx.select().from(orderSets).where(eq(orderSets.id, setId)).for('update');
  const rows = await tx.select().from(orders).where(eq(orders.orderSetId, setId)).orderBy(asc(orders.id));
  if (!set || !canRestore(set, rows)) return [];
  await tx.update(orderSets).set({ restoredAt: ctx.clock.now() }).where(eq(orderSets.id, setId));
  const packs = await expiredPacks(tx, set.cartId, rows);
  return rows.filter(isExpired).map((order) => ({ ...order, packId: packs.get(order.packGroup) ?? null }));
}

/** Which pack stands behind a group, as the cart tells that was ordered: of the groups of which no order came to anything. */
async function expiredPacks(
  tx: Db,
  cartId: string | null,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string | null, string>> {
  if (cartId === null) return new Map();
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  const whole = items.flatMap(({ packGroup, packId }): [string, string][] => {
    const isWhole = rows.every((order) => order.packGroup !== packGroup || isExpired(order));
    return packGroup !== null && packId !== null && isWhole ? [[packGroup, packId]] : [];
  });
  return new Map(whole);
}
