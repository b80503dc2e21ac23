import { PxError } from '@prosperx/core/errors';
import {
  dayChange,
  type FundDetail,
  type getFundDetail as call,
  type NavPoint,
  RETURN_PERIODS,
  returnOver,
  withoutRebases,
} from '@prosperx/core/fund';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { fundViews, navs, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { roundPercent } from './derive-figures.js';
import { fundSummary, isShown, type SchemeRow } from './search-funds.js';

function returnsOf(history: readonly NavPoint[]): FundDetail['returns'] {
  return RETURN_PERIODS.flatMap((period) => {
    const percent = returnOver(history, period);
    return percent === null ? [] : [{ period, percent: roundPercent(percent) }];
  });
}

function changeOf(history: readonly NavPoint[]): FundDetail['dayChange'] {
  const change = dayChange(history);
  return change && { ...change, percent: roundPercent(change.percent) };
}

function detailOf(scheme: SchemeRow, stored: readonly NavPoint[]): FundDetail {
  const history = withoutRebases(stored);
  return {
    ...fundSummary(scheme),
    isin: scheme.isin,
    amfiCode: scheme.amfiCode,
    benchmark: scheme.benchmark,
    fundManager: scheme.fundManager,
    exitLoad: scheme.exitLoad,
    expenseRatio: scheme.expenseRatio,
    expenseRatioDate: scheme.expenseRatioDate,
    launchDate: scheme.launchDate,
    lockInYears: scheme.lockInYears,
    fundSizeCrores: scheme.fundSizeCrores,
    factsDate: scheme.factsDate,
    navsModelled: scheme.navsModelled,
    allowPurchase: scheme.allowPurchase,
    stpFlag: scheme.stpAllowed ? 'Y' : 'N',
    sipDates: [...scheme.sipDates],
    sipMultiple: scheme.sipMultiple,
    lumpsumMultiple: scheme.lumpsumMultiple,
    maximumAmount: scheme.maximum,
    dayChange: changeOf(history),
    returns: returnsOf(history),
    navHistory: [...history],
  };
}

/** Returns all that is known of one fund. Each call counts as one view. */
export const getFundDetail: Verb<typeof call> = async ({ ctx, input }) => {
  const [scheme] = await ctx.db
    .select()
    .from(schemes)
    .where(and(eq(schemes.id, input.schemeId), isShown));
  if (!scheme) throw new PxError('scheme_unknown');
  const history = await ctx.db
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .where(eq(navs.schemeId, scheme.id))
    .orderBy(asc(navs.date));
  const today = businessDateAt(ctx.clock.now());
  ctx.afterCommit(({ db }) => countView(db, scheme.id, today));
  return { ...detailOf(scheme, history), today };
};

/** Counts one more view of a fund on a day; who viewed it is not kept. */
async function countView(db: Db, schemeId: string, date: BusinessDate): Promise<void> {
  await db
    .insert(fundViews)
    .values({ schemeId, date, count: 1 })
    .onConflictDoUpdate({ target: [fundViews.schemeId, fundViews.date], set: { count: sql`${fundViews.count} + 1` } });
}
