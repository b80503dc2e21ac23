import { PxError } from '@prosperx/core/errors';
import { and, eq } from 'drizzle-orm';
import { type Context, subjectOf } from '#context.js';
import { orderSets, payments } from '#db/schema/index.js';

/** A payment of the account holder with its orders' set; somebody else's is as unknown as one that does not exist. */
export async function ownPayment(ctx: Context, paymentId: string) {
  const mine = and(eq(payments.id, paymentId), eq(payments.profileId, subjectOf(ctx).profileId));
  const [found] = await ctx.db
    .select({ payment: payments, set: orderSets })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(mine);
  if (!found) throw new PxError('order_unknown');
  return found;
}
