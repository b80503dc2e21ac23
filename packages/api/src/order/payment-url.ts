import type { orderSets } from '#db/schema/index.js';

/** What the order summary is opened with: whose orders of which cart it shows, where a payer comes back to, and until when they can be paid. Holds nothing secret: the session decides who may see it. */
export function paymentUrlOf(
  set: Pick<typeof orderSets.$inferSelect, 'cartId' | 'payableUntil' | 'profileId'>,
): string {
  const parameters = new URLSearchParams({ loopBackUrl: 'thank-you', ucc: set.profileId, cartId: set.cartId });
  if (set.payableUntil !== null) parameters.set('validTill', new Date(set.payableUntil).toISOString());
  return parameters.toString();
}
