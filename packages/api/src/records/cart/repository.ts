import { MAX_CART_ITEMS } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { Instant } from '@prosperx/core/time';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { type Db, isOneOf } from '#db/db.js';
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

const newCart = (tx: Db, owner: CartOwner, now: Instant, agentCode: string | null) =>
  tx
    .insert(carts)
    .values({ id: newId('cart'), ...owner, status: 'active', agentCode, createdAt: now, changedAt: now })
    .onConflictDoNothing();

/** The active cart, as `take` finds it; made when there is none. Two calls at once find the same one. */
async function found(take: () => Promise<readonly CartRow[]>, make: () => Promise<unknown>): Promise<CartRow> {
  for (let left = MAX_TRIES; left > 0; left--) {
    const [cart] = await take();
    if (cart) return cart;
    // where another stands in the way, that is found next; or it was ordered or merged while we waited for its lock
    await make();
  }
  throw new Error('active carts go away faster than they can be locked');
}

const lock = (tx: Db, owner: CartOwner) => tx.select().from(carts).where(ownedBy(owner)).for('update');

/** The active cart, locked until the transaction ends; made when there is none. */
export const lockedCart = (tx: Db, owner: CartOwner, now: Instant, agentCode: string | null): Promise<CartRow> =>
  found(
    () => lock(tx, owner),
    () => newCart(tx, owner, now, agentCode),
  );

/** The active cart, locked until the transaction ends; undefined where there is none. */
export const lockActiveCart = async (tx: Db, owner: CartOwner): Promise<CartRow | undefined> =>
  (await lock(tx, owner))[0];

type Change = Pick<Context, 'actor' | 'clock'>;

/**
 * A change, and the cart as it is then: a person who saw it before has seen another one. A change by an advisor has to be approved again by
 * the owner; the owner knows of their own.
 */
function markChanged(tx: Db, which: SQL | undefined, isOfProfile: boolean, { actor, clock }: Change) {
  const approval = actor.kind === 'advisor' && isOfProfile ? ('PENDNEW' as const) : null;
  return tx
    .update(carts)
    .set({
      version: sql`${carts.version} + 1`,
      changedAt: clock.now(),
      approval,
      approvalHash: null,
      approvalUntil: null,
      approvalBy: null,
    })
    .where(which)
    .returning();
}

/** Marks a change of a cart that is locked. */
export async function markCartChanged(tx: Db, cart: CartRow, change: Change): Promise<CartRow> {
  const [changed] = await markChanged(tx, eq(carts.id, cart.id), cart.profileId !== null, change);
  return changed ?? cart;
}

/** The active cart, locked and marked as changed by one statement, for what changes it in any case; made when there is none. */
export const changedCart = (tx: Db, owner: CartOwner, ctx: Change & Pick<Context, 'agentCode'>): Promise<CartRow> =>
  found(
    () => markChanged(tx, ownedBy(owner), 'profileId' in owner, ctx),
    () => newCart(tx, owner, ctx.clock.now(), ctx.agentCode),
  );

/** Deletes the carts of visitors, with what is in them, that nobody has changed since. */
export async function purgeVisitorCarts(db: Db, unchangedSince: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const old = and(isNull(carts.profileId), lt(carts.changedAt, unchangedSince));
    // The lock keeps a visitor who comes back this moment from adding to what goes.
    const gone = await tx.select({ id: carts.id }).from(carts).where(old).for('update');
    const ids = gone.map(({ id }) => id);
    await tx.delete(cartItems).where(isOneOf(cartItems.cartId, ids));
    await tx.delete(carts).where(isOneOf(carts.id, ids));
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
