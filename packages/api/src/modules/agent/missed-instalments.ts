import { NEED_DAYS } from '@prosperx/core/agent';
import { addDays, businessDateAt, type Instant, DAY } from '@prosperx/core/time';
import { and, eq, exists, gt, gte, inArray, isNotNull, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
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

/** Whether an account has an STP or SWP of which an instalment failed of late, and none was made after it. */
export function missedPlanInstalment(db: Db, now: Instant): SQL | undefined {
  const later = alias(planInstalments, 'later_instalment');
  const isMade = and(eq(later.planId, planInstalments.planId), gt(later.instalment, planInstalments.instalment));
  const failed = and(
    isNotNull(planInstalments.failure),
    gte(planInstalments.date, addDays(businessDateAt(now), -NEED_DAYS)),
    notExists(
      db
        .select({ id: later.id })
        .from(later)
        .where(and(isMade, isNotNull(later.saleId))),
    ),
  );
  const own = and(eq(transferPlans.id, planInstalments.planId), eq(transferPlans.profileId, profiles.id));
  return exists(
    db.select({ id: planInstalments.id }).from(planInstalments).innerJoin(transferPlans, own).where(failed),
  );
}
