import { isOpenOrderState } from '@prosperx/core/order';
import type {
  handleInvalidExpiredOrders as handleCall,
  reportInvalidOrders as reportCall,
} from '@prosperx/core/payment';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import type { Db } from '#db/db.js';
import { cartItems, type OrderRow, orders, type OrderSetRow, orderSets } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readCart } from '#modules/cart/get-cart.js';
import { lockedCart, markCartChanged } from '#modules/cart/repository.js';
import { type ExpiredOrder, restoreOrders } from '#modules/cart/restore-orders.js';
import { setOfCart } from '#modules/orders/read/order-sets.js';

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

/** Says whether the expired orders of a set can be put back into the cart: no order of it is open any more, and none was put back before. */
export function canRestore({ restoredAt }: Pick<OrderSetRow, 'restoredAt'>, rows: readonly OrderRow[]): boolean {
  const isOpen = rows.some(({ state }) => isOpenOrderState(state));
  return restoredAt === null && !isOpen && rows.some(isExpired);
}

const isExpired = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'expired';

export const handleInvalidExpiredOrders: Verb<typeof handleCall> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const { id } = await setOfCart(ctx.db, input.cartId, profileId);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, { profileId }, ctx.clock.now(), ctx.agentCode);
    const count = await restoreOrders(tx, cart, await takeExpired(ctx, tx, id), ctx.clock.now());
    return readCart(tx, count === 0 ? cart : await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

/** Marks a set as restored, and returns its expired orders; none the second time. */
async function takeExpired(ctx: Context, tx: Db, setId: string): Promise<ExpiredOrder[]> {
  const [set] = await tx.select().from(orderSets).where(eq(orderSets.id, setId)).for('update');
  const rows = await tx.select().from(orders).where(eq(orders.orderSetId, setId)).orderBy(asc(orders.id));
  if (!set || !canRestore(set, rows)) return [];
  await tx.update(orderSets).set({ restoredAt: ctx.clock.now() }).where(eq(orderSets.id, setId));
  const packs = await expiredPacks(tx, set.cartId, rows);
  return rows.filter(isExpired).map((order) => ({ ...order, packId: packs.get(order.packGroup) ?? null }));
}

/** Returns the pack of each group of which every order expired, as the ordered cart has it. */
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
