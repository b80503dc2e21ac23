import { UNPAID_STATES } from '@prosperx/core/order';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders } from '#db/schema/index.js';

const ofCarts = (profileId: string) =>
  and(
    eq(orders.profileId, profileId),
    isNull(orders.sipId),
    ne(orders.kind, 'redemption'),
    inArray(orders.state, ['created', 'unknown', 'registered']),
  );

/** Of a profile: orders from a cart that nobody has paid and that can still be paid. Instalments of a running SIP are not among them. */
export const isWaiting = (profileId: string) =>
  and(ofCarts(profileId), inArray(orders.paymentState, [...UNPAID_STATES]));

/** Those of a profile whose payment is under way; a transfer or cheque is withdrawn first. */
export const isBeingPaid = (profileId: string) => and(ofCarts(profileId), eq(orders.paymentState, 'processing'));

/** Sets with such orders, in one order everywhere: who locks them must not wait for each other. */
export async function waitingSets(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: orders.orderSetId }).from(orders).where(isWaiting(profileId));
  return rows.map(({ id }) => id).sort();
}
