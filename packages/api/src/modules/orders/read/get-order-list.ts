import { eq } from 'drizzle-orm';
import { PxError } from '@prosperx/core/errors';
import type { getOrderList as call } from '@prosperx/core/order';
import { subjectOf } from '#context.js';
import { orderSets } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { orderSetOf } from './order-sets.js';

export const getOrderList: Verb<typeof call> = async ({ ctx, input }) => {
  const [set] = await ctx.db.select().from(orderSets).where(eq(orderSets.pxOrderNumber, input.pxOrderNumber));
  // somebody else's number is as unknown as one that does not exist: order numbers can be guessed
  if (!set || set.profileId !== subjectOf(ctx).profileId) throw new PxError('order_unknown');
  return (await orderSetOf(ctx, set.id)).orders;
};
