import { and, eq } from 'drizzle-orm';
import type { mergeCarts as call } from '@prosperx/core/cart';
import { subjectOf } from '#context.js';
import { cartItems, carts } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { activeCart, lockedCart, touchCart } from './active-cart.js';
import { forgetVisitor, visitorOf } from './owner.js';
import { readCart } from './read-cart.js';

/** Doing it again finds nothing left to move. */
export const mergeCarts: Verb<typeof call> = async ({ ctx }) => {
  const owner = { profileId: subjectOf(ctx).profileId };
  const visitorId = visitorOf(ctx);
  if (!visitorId) return readCart(ctx.db, await activeCart(ctx.db, owner));
  const now = ctx.clock.now();
  const merged = await ctx.db.transaction(async (tx) => {
    const [from] = await tx
      .select()
      .from(carts)
      .where(and(eq(carts.visitorId, visitorId), eq(carts.status, 'active')))
      .for('update');
    const into = await lockedCart(tx, owner, now, ctx.agentCode);
    if (!from) return readCart(tx, into);
    await tx.update(cartItems).set({ cartId: into.id }).where(eq(cartItems.cartId, from.id));
    await tx.update(carts).set({ status: 'merged', changedAt: now }).where(eq(carts.id, from.id));
    await touchCart(tx, into.id, now);
    return readCart(tx, { ...into, version: into.version + 1 });
  });
  forgetVisitor(ctx);
  return merged;
};
