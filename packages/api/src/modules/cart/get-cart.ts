import { type getCart as call } from '@prosperx/core/cart';
import type { Verb } from '#http/serve.js';
import { cartOwner } from '#records/cart/owner.js';
import { readCart } from '#records/cart/read-cart.js';
import { activeCart } from '#records/cart/repository.js';

export const getCart: Verb<typeof call> = async ({ ctx }) => {
  const owner = cartOwner(ctx);
  return readCart(ctx, owner ? await activeCart(ctx.db, owner) : undefined);
};
