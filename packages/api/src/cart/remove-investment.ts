import { and, eq } from 'drizzle-orm';
import type { removeInvestment as call } from '@prosperx/core/cart';
import { cartItems } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { activeCart, lockedCart, touchCart } from './active-cart.js';
import { cartOwner } from './owner.js';
import { readCart } from './read-cart.js';

export const removeInvestment: Verb<typeof call> = async ({ ctx, input }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.id, input.investmentId), eq(cartItems.cartId, cart.id)))
      .returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart);
    await touchCart(tx, cart.id, now);
    return readCart(tx, { ...cart, version: cart.version + 1 });
  });
};
