import { payingMandate } from '@prosperx/core/mandate';
import { UNPAID_STATES } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, getTableColumns, inArray, notInArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type MandateRow, orders, type SipRow, sips } from '#db/schema/index.js';

/** The SIPs of a profile that are not over. One whose first instalment nobody has paid has not begun. */
export function liveSips(db: Db, profileId: string): Promise<SipRow[]> {
  const begun = and(eq(sips.state, 'pending'), notInArray(orders.paymentState, [...UNPAID_STATES]));
  return db
    .select(getTableColumns(sips))
    .from(sips)
    .leftJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(and(eq(sips.profileId, profileId), or(inArray(sips.state, ['running', 'paused']), begun)));
}

/** Returns, for each mandate of a profile, what it pays for now and what would be left without it. */
export function dependentsOf(all: readonly MandateRow[], live: readonly SipRow[], now: Instant) {
  const today = businessDateAt(now);
  const approved = all.filter(({ state }) => state === 'approved');
  const payerOf = ({ mandateId: preferredId, amount }: SipRow, of: readonly MandateRow[]) =>
    payingMandate(of, { amount, on: today, preferredId });
  return ({ id }: MandateRow) => {
    const others = approved.filter((other) => other.id !== id);
    const paid = live.filter((sip) => payerOf(sip, approved)?.id === id);
    const dates = paid.flatMap(({ nextDate, state }) => (nextDate !== null && state !== 'paused' ? [nextDate] : []));
    return {
      count: paid.length,
      uncovered: paid.filter((sip) => payerOf(sip, others) === undefined).length,
      nextDate: dates.sort()[0] ?? null,
    };
  };
}
