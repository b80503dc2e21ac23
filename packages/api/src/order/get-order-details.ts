import type { getOrderDetails as call } from '@prosperx/core/order';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { orderSetOf, setOfCart } from './order-sets.js';

export const getOrderDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const set = await setOfCart(ctx.db, input.cartId, subjectOf(ctx).profileId);
  return orderSetOf(ctx.db, set.id);
};
