import { UNPAID_STATES } from '@prosperx/core/order';
import { and, eq, getTableColumns, inArray, notInArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, type SipRow, sips } from '#db/schema/index.js';

/** The SIPs of some profiles that the exchange has, those too whose first instalment nobody has paid yet. */
export function registeredSips(db: Db, ...profileIds: readonly string[]): Promise<SipRow[]> {
  const ofProfile = inArray(sips.profileId, [...profileIds]);
  return db
    .select()
    .from(sips)
    .where(and(ofProfile, inArray(sips.state, ['pending', 'running', 'paused'])));
}

/** Those SIPs of some profiles, joined with the order of their first instalment, that are not over. One whose first instalment nobody has paid has not begun. */
export const isLive = (...profileIds: readonly string[]) => {
  const begun = and(eq(sips.state, 'pending'), notInArray(orders.paymentState, [...UNPAID_STATES]));
  return and(inArray(sips.profileId, [...profileIds]), or(inArray(sips.state, ['running', 'paused']), begun));
};

/** The SIPs of a profile that the exchange has and whose first instalment nobody has paid yet. */
export const unbegunSips = (db: Db, profileId: string): Promise<SipRow[]> =>
  db
    .select(getTableColumns(sips))
    .from(sips)
    .innerJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(
      and(eq(sips.profileId, profileId), eq(sips.state, 'pending'), inArray(orders.paymentState, [...UNPAID_STATES])),
    );

/** The SIPs of some profiles that are not over. */
export const liveSips = (db: Db, ...profileIds: readonly string[]): Promise<SipRow[]> =>
  db
    .select(getTableColumns(sips))
    .from(sips)
    .leftJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(isLive(...profileIds));
