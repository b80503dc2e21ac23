import { UNPAID_STATES } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets } from '#db/schema/index.js';

const ofCarts = (profileId: string) =>
  and(
    eq(orders.profileId, profileId),
    isNull(orders.sipId),
    ne(orders.kind, 'redemption'),
    inArray(orders.state, ['created', 'unknown', 'registered']),
  );

/** Of a profile: orders from a cart that nobody has paid and that are not over. Instalments of a running SIP are not among them. */
export const isWaiting = (profileId: string) =>
  and(ofCarts(profileId), inArray(orders.paymentState, [...UNPAID_STATES]));

/** Those of them whose time to be paid is not over, joined with their sets. One that the exchange keeps past it stands in the way of nothing. */
export const isWaitingStill = (profileId: string, now: Instant) =>
  and(isWaiting(profileId), or(isNull(orderSets.payableUntil), gt(orderSets.payableUntil, now)));

/** Those of a profile whose payment is under way; a transfer or cheque is withdrawn first. */
export const isBeingPaid = (profileId: string) => and(ofCarts(profileId), eq(orders.paymentState, 'processing'));

/** Sets with such orders, in one order everywhere: who locks them must not wait for each other. */
export async function waitingSets(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: orders.orderSetId }).from(orders).where(isWaiting(profileId));
  return rows.map(({ id }) => id).sort();
}
