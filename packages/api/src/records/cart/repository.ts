import { MAX_CART_ITEMS } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, carts } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { CartOwner } from './owner.js';

export type CartRow = typeof carts.$inferSelect;

const ownedBy = (owner: CartOwner) =>
  and(
    eq(carts.status, 'active'),
    'profileId' in owner ? eq(carts.profileId, owner.profileId) : eq(carts.visitorId, owner.visitorId),
  );

export async function activeCart(db: Db, owner: CartOwner): Promise<CartRow | undefined> {
  return (await db.select().from(carts).where(ownedBy(owner)))[0];
}

const MAX_TRIES = 5;

/** The active cart, locked until the transaction ends; made when there is none. Two calls at once find the same one. */
export async function lockedCart(tx: Db, owner: CartOwner, now: Instant, agentCode: string | null): Promise<CartRow> {
  for (let left = MAX_TRIES; left > 0; left--) {
    await tx
      .insert(carts)
      .values({ id: newId('cart'), ...owner, status: 'active', agentCode, createdAt: now, changedAt: now })
      .onConflictDoNothing();
    const [cart] = await tx.select().from(carts).where(ownedBy(owner)).for('update');
    if (cart) return cart;
    // the one that stood in the way was ordered or merged while we waited for its lock
  }
  throw new Error('active carts go away faster than they can be locked');
}

/**
 * Marks a change and gives the cart as it is now: a person who saw it before has seen another one. A change by an advisor has
 * to be approved again by the owner; the owner knows of their own.
 */
export async function markCartChanged(
  tx: Db,
  cart: CartRow,
  { actor, clock }: Pick<Context, 'actor' | 'clock'>,
): Promise<CartRow> {
  const approval = actor.kind === 'advisor' && cart.profileId !== null ? ('PENDNEW' as const) : null;
  const [changed] = await tx
    .update(carts)
    .set({
      version: sql`${carts.version} + 1`,
      changedAt: clock.now(),
      approval,
      approvalHash: null,
      approvalUntil: null,
      approvalBy: null,
    })
    .where(eq(carts.id, cart.id))
    .returning();
  return changed ?? cart;
}

/** Deletes the carts of visitors, with what is in them, that nobody has changed since. */
export async function purgeVisitorCarts(db: Db, unchangedSince: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const old = and(isNull(carts.profileId), lt(carts.changedAt, unchangedSince));
    // The lock keeps a visitor who comes back this moment from adding to what goes.
    const gone = await tx.select({ id: carts.id }).from(carts).where(old).for('update');
    const ids = gone.map(({ id }) => id);
    await tx.delete(cartItems).where(inArray(cartItems.cartId, ids));
    await tx.delete(carts).where(inArray(carts.id, ids));
  });
}

/** Returns how many items a cart takes besides those in it. */
export async function capacityLeft(tx: Db, cartId: string): Promise<number> {
  return MAX_CART_ITEMS - (await tx.$count(cartItems, eq(cartItems.cartId, cartId)));
}

/** Throws `cart_full` where a cart does not take so many items more. */
export async function checkCapacity(tx: Db, cartId: string, items: number): Promise<void> {
  if (items > (await capacityLeft(tx, cartId))) throw new PxError('cart_full');
}
