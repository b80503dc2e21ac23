import {
  FUND_TAGS,
  type getFundCounts as countsCall,
  type getMostViewedFunds as viewedCall,
  type getTopFunds as topCall,
  SEARCH_PAGE_SIZE,
  TOP_FUNDS,
} from '@prosperx/core/fund';
import { addDays, businessDate, businessDateAt } from '@prosperx/core/time';
import { and, asc, count, countDistinct, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { fundViews, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { isShown } from '#records/fund/is-shown.js';
import { commonestNavDay } from './commonest-nav-day.js';
import { optionKind } from './list-funds.js';
import { fundSummary } from './search-funds.js';

const DAYS = 30;

/** The funds that were opened most often over the last thirty days; the largest ones where nobody looked. */
export const getMostViewedFunds: Verb<typeof viewedCall> = async ({ ctx: { db, clock } }) => {
  const today = businessDateAt(clock.now());
  const since = addDays(today, -DAYS);
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
  return rows.map(({ scheme }) => fundSummary(scheme, today));
};

/** Counts the schemes that are shown, and their fund houses, and names the day of which most of them have a NAV. */
export const getFundCounts: Verb<typeof countsCall> = async ({ ctx: { db } }) => {
  const [row] = await db
    .select({ schemes: count(), fundHouses: countDistinct(schemes.fundHouse), navDate: commonestNavDay })
    .from(schemes)
    .where(isShown);
  const { schemes: shown = 0, fundHouses = 0, navDate } = row ?? {};
  return { schemes: shown, fundHouses, navDate: navDate ? businessDate(navDate) : null };
};

/** The best of each category by what they returned over three years, among those that can be bought and pay nothing out: what is paid out is in no NAV. */
export const getTopFunds: Verb<typeof topCall> = async ({ ctx: { db, clock } }) => {
  const today = businessDateAt(clock.now());
  const place = sql<number>`row_number() over (partition by ${schemes.category} order by ${schemes.threeYearReturn} desc, ${schemes.name})`;
  const ranked = db
    .select({ id: schemes.id, place: place.mapWith(Number).as('place') })
    .from(schemes)
    .where(and(isShown, schemes.allowPurchase, eq(optionKind, 'Growth'), isNotNull(schemes.threeYearReturn)))
    .as('ranked');
  const rows = await db
    .select({ scheme: schemes, place: ranked.place })
    .from(ranked)
    .innerJoin(schemes, eq(schemes.id, ranked.id))
    .where(lte(ranked.place, TOP_FUNDS.perCategory))
    .orderBy(asc(schemes.category), asc(ranked.place));
  return rows.map(({ scheme, place: at }) => fundSummary(scheme, today, at <= TOP_FUNDS.best ? [FUND_TAGS.best] : []));
};
