import type { discardActiveCart as discardCall, removeInvestment as removeCall } from '@prosperx/core/cart';
import { and, eq, or } from 'drizzle-orm';
import { cartItems } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readCart } from './get-cart.js';
import { cartOwner } from './owner.js';
import { activeCart, lockedCart, markCartChanged } from './repository.js';

export const discardActiveCart: Verb<typeof discardCall> = async ({ ctx }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined, ctx.clock.now());
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id)).returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart, ctx.clock.now());
    return readCart(tx, await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

export const removeInvestment: Verb<typeof removeCall> = async ({ ctx, input }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined, ctx.clock.now());
  const now = ctx.clock.now();
  const own = (column: typeof cartItems.id | typeof cartItems.packGroup) => eq(column, input.investmentId);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx
      .delete(cartItems)
      // a pack goes as a whole
      .where(and(or(own(cartItems.id), own(cartItems.packGroup)), eq(cartItems.cartId, cart.id)))
      .returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart, ctx.clock.now());
    return readCart(tx, await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};
