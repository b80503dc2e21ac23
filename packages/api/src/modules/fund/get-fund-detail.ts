import { PxError } from '@prosperx/core/errors';
import {
  dayChange,
  type FundDetail,
  type getFundDetail as call,
  type NavPoint,
  RETURN_PERIODS,
  returnOver,
  sinceLastGap,
  withoutRebases,
  currentFact,
  paysOut,
} from '@prosperx/core/fund';
import { navFromScaled } from '@prosperx/core/money';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, avg, count, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { fundViews, navs, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readCurrentFacts, type StoredFactRows } from '#records/fund/current-facts.js';
import { roundPercent } from '#records/fund/derive-figures.js';
import { isShown } from '#records/fund/is-shown.js';
import { takesPurchases } from '#records/fund/ordered-scheme.js';
import { optionKind } from './list-funds.js';
import { fundSummary, type SchemeRow } from './search-funds.js';

/** @param shown the part of the history that is shown: the period "ALL" is the whole of it */
function returnsOf(history: readonly NavPoint[], shown: readonly NavPoint[]): FundDetail['returns'] {
  return RETURN_PERIODS.flatMap((period) => {
    const percent = returnOver(period === 'ALL' ? shown : history, period);
    return percent === null ? [] : [{ period, percent: roundPercent(percent) }];
  });
}

function changeOf(history: readonly NavPoint[]): FundDetail['dayChange'] {
  const change = dayChange(history);
  return change && { ...change, percent: roundPercent(change.percent) };
}

interface DetailParts {
  readonly navs: readonly NavPoint[];
  readonly categoryReturns: FundDetail['categoryReturns'];
  readonly facts?: StoredFactRows | undefined;
  readonly today: BusinessDate;
}

/** A scheme with all that follows from its NAVs, which are oldest first. */
export function detailOf(
  scheme: SchemeRow,
  { navs: stored, categoryReturns, facts = {}, today }: DetailParts,
): FundDetail {
  const history = withoutRebases(stored);
  const shown = sinceLastGap(history);
  const { benchmark, managers } = facts;
  const exitLoad = currentFact('exitLoad', scheme.exitLoad, scheme.exitLoadDate, today);
  return {
    ...fundSummary(scheme, today),
    isin: scheme.isin,
    amfiCode: scheme.amfiCode,
    benchmark: benchmark?.content.name ?? null,
    benchmarkDate: benchmark?.date ?? null,
    fundManager: managers?.content.map(({ name }) => name).join(', ') ?? null,
    fundManagerDate: managers?.date ?? null,
    exitLoad: exitLoad.value,
    exitLoadDate: exitLoad.date,
    launchDate: scheme.launchDate,
    lockInYears: scheme.lockInYears,
    factsDate: scheme.factsDate,
    sipsDate: scheme.sipsAsOf ?? scheme.factsDate,
    navsModelled: scheme.navsModelled,
    allowPurchase: takesPurchases(scheme),
    stpFlag: scheme.stpAllowed ? 'Y' : 'N',
    sipDates: [...scheme.sipDates],
    sipMultiple: scheme.sipMultiple,
    lumpsumMultiple: scheme.lumpsumMultiple,
    maximumAmount: scheme.maximum,
    dayChange: changeOf(history),
    returns: returnsOf(history, shown),
    categoryReturns,
    navHistory: [...shown],
    today,
  };
}

/** Averages what the growth options of a scheme's sub-category returned, each period over the schemes that are so old; nothing beside an option that pays out. */
export async function categoryReturnsOf(db: Db, scheme: SchemeRow): Promise<FundDetail['categoryReturns']> {
  if (paysOut(scheme)) return [];
  const averageOf = (column: PgColumn) => ({ percent: avg(column).mapWith(Number), funds: count(column) });
  const [row] = await db
    .select({
      '1Y': averageOf(schemes.oneYearReturn),
      '3Y': averageOf(schemes.threeYearReturn),
      '5Y': averageOf(schemes.fiveYearReturn),
    })
    .from(schemes)
    .where(and(isShown, eq(schemes.subCategory, scheme.subCategory), eq(optionKind, 'Growth')));
  if (!row) return [];
  return (['1Y', '3Y', '5Y'] as const).flatMap((period) => {
    const { percent, funds } = row[period];
    // the average of one scheme is that scheme
    return percent === null || funds < 2 ? [] : [{ period, percent: roundPercent(percent), funds }];
  });
}

/** Returns the NAVs of a scheme, oldest first, as they were published. They come as one text: thousands of rows take four times as long. */
export async function historyOf(db: Db, schemeId: string): Promise<readonly NavPoint[]> {
  const [row] = await db
    .select({ points: sql<string | null>`string_agg(${navs.date} || ' ' || ${navs.nav}, ',' order by ${navs.date})` })
    .from(navs)
    .where(eq(navs.schemeId, schemeId));
  if (!row?.points) return [];
  return row.points.split(',').map((point) => {
    const [date = '', value = ''] = point.split(' ');
    // the column holds nothing but dates: thousands of them need no second look
    return { date: date as BusinessDate, nav: navFromScaled(Number(value)) };
  });
}

/** Returns all that is known of one fund. Each call counts as one view. */
export const getFundDetail: Verb<typeof call> = async ({ ctx, input }) => {
  const [scheme] = await ctx.db
    .select()
    .from(schemes)
    .where(and(eq(schemes.id, input.schemeId), isShown));
  if (!scheme) throw new PxError('scheme_unknown');
  const today = businessDateAt(ctx.clock.now());
  const facts = await readCurrentFacts(ctx.db, [scheme.id], today);
  ctx.afterCommit(({ db }) => countView(db, scheme.id, today));
  return detailOf(scheme, {
    navs: await historyOf(ctx.db, scheme.id),
    categoryReturns: await categoryReturnsOf(ctx.db, scheme),
    facts: facts.get(scheme.id),
    today,
  });
};

/** Counts one more view of a fund on a day; who viewed it is not kept. */
async function countView(db: Db, schemeId: string, date: BusinessDate): Promise<void> {
  await db
    .insert(fundViews)
    .values({ schemeId, date, count: 1 })
    .onConflictDoUpdate({ target: [fundViews.schemeId, fundViews.date], set: { count: sql`${fundViews.count} + 1` } });
}
