import { type Paise, paise, ZERO_PAISE } from '@prosperx/core/money';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import { sips } from '#db/schema/index.js';

/** Some running SIPs: how many, and what they invest a month. */
export interface SipBook {
  readonly count: number;
  readonly monthly: Paise;
}

export const NO_SIPS: SipBook = { count: 0, monthly: ZERO_PAISE };

export const isRunning = eq(sips.state, 'running');

/** A book as columns, to be selected from running SIPs: each SIP a month, to the nearest paisa. */
export const sipBook = {
  count: sql`count(*)`.mapWith(Number),
  monthly: sql`coalesce(sum(round(${sips.amount}::numeric / greatest(1, ${sips.frequency}))), 0)`.mapWith((sum) =>
    paise(Number(sum)),
  ),
};

/** Returns the books of profiles by their ids; a profile without a running SIP is not among them. */
export async function sipBooks(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SipBook>> {
  const rows = await db
    .select({ profileId: sips.profileId, ...sipBook })
    .from(sips)
    .where(and(isOneOf(sips.profileId, ids), isRunning))
    .groupBy(sips.profileId);
  return new Map(rows.map(({ profileId, ...book }) => [profileId, book]));
}
