import type { reportInvalidOrders as call } from '@prosperx/core/payment';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { subjectOf, withDb } from '#context.js';
import { orders } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

/** Keeps which of the account holder's own orders were reported; of others nothing. */
export const reportInvalidOrders: Verb<typeof call> = async ({ ctx, input }) => {
  const { orderDetailsList, isPaymentLinkExpired } = input;
  const ids = orderDetailsList.map(({ encryptedOrderId }) => encryptedOrderId);
  const own = and(eq(orders.profileId, subjectOf(ctx).profileId), inArray(orders.id, ids));
  const rows = await ctx.db.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id));
  if (rows.length === 0) return null;
  const details = { orders: rows.map(({ id }) => id).join(' '), isPaymentLinkExpired };
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'orders.reported_invalid', details }));
  return null;
};
