import type { discardActiveCart as call } from '@prosperx/core/cart';
import { eq } from 'drizzle-orm';
import { cartItems } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { activeCart, lockedCart, touchCart } from './active-cart.js';
import { cartOwner } from './owner.js';
import { readCart } from './read-cart.js';

export const discardActiveCart: Verb<typeof call> = async ({ ctx }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined, ctx.clock.now());
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id)).returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart, ctx.clock.now());
    return readCart(tx, await touchCart(tx, cart, ctx), ctx.clock.now());
  });
};
