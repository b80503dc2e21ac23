import { type getMostViewedFunds as call, SEARCH_PAGE_SIZE } from '@prosperx/core/fund';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { fundViews, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { fundSummary, isShown } from './fund-summary.js';

const DAYS = 30;

/** The funds that were opened most often over the last thirty days; the largest ones where nobody looked. */
export const getMostViewedFunds: Verb<typeof call> = async ({ ctx: { db, clock } }) => {
  const since = addDays(businessDateAt(clock.now()), -DAYS);
  const recent = db
    .select({ id: fundViews.schemeId, views: sql<number>`sum(${fundViews.count})`.as('views') })
    .from(fundViews)
    .where(gt(fundViews.date, since))
    .groupBy(fundViews.schemeId)
    .as('recent');
  const rows = await db
    .select({ scheme: schemes })
    .from(schemes)
    .leftJoin(recent, eq(recent.id, schemes.id))
    .where(and(isShown, schemes.allowPurchase))
    .orderBy(desc(sql`coalesce(${recent.views}, 0)`), sql`${schemes.fundSizeCrores} desc nulls last`, asc(schemes.name))
    .limit(SEARCH_PAGE_SIZE);
  return rows.map(({ scheme }) => fundSummary(scheme));
};
