import type { getCart as call } from '@prosperx/core/cart';
import type { Verb } from '#http/serve.js';
import { activeCart } from './active-cart.js';
import { cartOwner } from './owner.js';
import { readCart } from './read-cart.js';

export const getCart: Verb<typeof call> = async ({ ctx }) => {
  const owner = cartOwner(ctx);
  return readCart(ctx.db, owner ? await activeCart(ctx.db, owner) : undefined, ctx.clock.now());
};
