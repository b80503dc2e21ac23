import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type MandateRow, type SipRow, sips } from '#db/schema/index.js';

/** The SIPs of a profile that are not over. */
export function liveSips(db: Db, profileId: string): Promise<SipRow[]> {
  const live = inArray(sips.state, ['pending', 'running', 'paused']);
  return db
    .select()
    .from(sips)
    .where(and(eq(sips.profileId, profileId), live));
}

/**
 * Returns the approved mandate that pays for a SIP, of those of its profile: the one that it prefers, else the one with the highest limit,
 * as `usableMandate` chooses; undefined where none covers it.
 */
function payerOf({ mandateId, amount }: SipRow, usable: readonly MandateRow[]): MandateRow | undefined {
  const covering = usable.filter(({ limit }) => limit >= amount);
  return covering.find(({ id }) => id === mandateId) ?? covering[0];
}

/** Returns, for each mandate of a profile, what it pays for now and what would be left without it. */
export function dependentsOf(all: readonly MandateRow[], live: readonly SipRow[], now: Instant) {
  const today = businessDateAt(now);
  const usable = all
    .filter(
      ({ state, startDate, endDate }) => state === 'approved' && startDate <= today && (endDate ?? today) >= today,
    )
    .sort((a, b) => b.limit - a.limit || a.createdAt - b.createdAt);
  return ({ id }: MandateRow) => {
    const others = usable.filter((other) => other.id !== id);
    const paid = live.filter((sip) => payerOf(sip, usable)?.id === id);
    const dates = paid.flatMap(({ nextDate, state }) => (nextDate !== null && state !== 'paused' ? [nextDate] : []));
    return {
      count: paid.length,
      uncovered: paid.filter((sip) => payerOf(sip, others) === undefined).length,
      nextDate: dates.sort()[0] ?? null,
    };
  };
}
