import { NEED_DAYS } from '@prosperx/core/agent';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { addDays, businessDateAt, type Instant, instantAt, DAY } from '@prosperx/core/time';
import { and, eq, exists, gt, gte, inArray, isNotNull, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, isOneOf } from '#db/db.js';
import { orders, planInstalments, profiles, transferPlans } from '#db/schema/index.js';

/** Whether an order is an instalment of a SIP that was missed, or whose debit bounced, of late, and no later one was made. A skipped one was missed by nobody. */
export function isMissed(db: Db, now: Instant): SQL | undefined {
  const later = alias(orders, 'later');
  const isMade = and(
    eq(later.sipId, orders.sipId),
    gt(later.instalment, orders.instalment),
    eq(later.state, 'allotted'),
  );
  return and(
    isNotNull(orders.sipId),
    eq(orders.isSkipped, false),
    or(inArray(orders.state, ['refused', 'expired', 'cancelled']), eq(orders.paymentState, 'failed')),
    gte(orders.createdAt, now - NEED_DAYS * DAY),
    notExists(db.select({ id: later.id }).from(later).where(isMade)),
  );
}

/** Whether an instalment of an STP or SWP failed of late, and none was made after it. */
function isMissedOfPlan(db: Db, now: Instant): SQL | undefined {
  const later = alias(planInstalments, 'later_instalment');
  const isMade = and(
    eq(later.planId, planInstalments.planId),
    gt(later.instalment, planInstalments.instalment),
    isNotNull(later.saleId),
  );
  return and(
    isNotNull(planInstalments.failure),
    gte(planInstalments.date, addDays(businessDateAt(now), -NEED_DAYS)),
    notExists(db.select({ id: later.id }).from(later).where(isMade)),
  );
}

/** Whether an account has such an instalment. */
export function missedPlanInstalment(db: Db, now: Instant): SQL | undefined {
  const own = and(eq(transferPlans.id, planInstalments.planId), eq(transferPlans.profileId, profiles.id));
  const failed = isMissedOfPlan(db, now);
  return exists(
    db.select({ id: planInstalments.id }).from(planInstalments).innerJoin(transferPlans, own).where(failed),
  );
}

/** The instalments that an account missed: their sum, and why and when the last one was not made. */
export interface Missed {
  readonly amount: Paise;
  readonly until: null;
  readonly isAsked: false;
  readonly reason: string;
  readonly missedAt: Instant;
}

/** The instalments of SIPs, STPs and SWPs that were missed, by account. */
export async function missedOf(db: Db, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, Missed>> {
  const { profileId, amount, remarks: reason, createdAt: missedAt } = orders;
  const ofSips = await db
    .select({ profileId, amount, reason, missedAt })
    .from(orders)
    .where(and(isOneOf(profileId, ids), isMissed(db, now)));
  const ofPlans = await db
    .select({
      profileId: transferPlans.profileId,
      amount: transferPlans.amount,
      reason: planInstalments.failure,
      date: planInstalments.date,
    })
    .from(planInstalments)
    .innerJoin(transferPlans, eq(transferPlans.id, planInstalments.planId))
    .where(and(isOneOf(transferPlans.profileId, ids), isMissedOfPlan(db, now)));
  const rows = [...ofSips, ...ofPlans.map(({ date, ...row }) => ({ ...row, missedAt: instantAt(date) }))];
  const missed = new Map<string, Missed>();
  for (const row of rows.toSorted((one, other) => one.missedAt - other.missedAt)) {
    const sum = addPaise(missed.get(row.profileId)?.amount ?? ZERO_PAISE, row.amount);
    const { reason: why, missedAt: at } = row;
    missed.set(row.profileId, { amount: sum, until: null, isAsked: false, reason: why ?? '', missedAt: at });
  }
  return missed;
}
