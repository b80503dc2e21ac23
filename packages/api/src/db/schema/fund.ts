import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, nav, paise, units } from './columns.js';

/** Ready-made baskets of schemes ("mint packs"). */
export const packs = pgTable('packs', {
  id: id().primaryKey(),
  name: text().notNull().unique(),
  summary: text().notNull(),
  /** The order on the page. */
  position: integer().notNull(),
});

export const packSchemes = pgTable(
  'pack_schemes',
  {
    packId: id()
      .notNull()
      .references(() => packs.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    /** Per cent of the amount, a whole number; those of a pack make 100. */
    weight: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.schemeId] })],
);

/** One way to invest regularly, as the exchange's scheme master has it. */
export interface SystematicPlan {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';
  /** Days between registration and the first instalment. */
  readonly minimumGap: number;
  readonly maximumGap: number;
  /** Days of the month; empty where every day will do. */
  readonly dates: readonly number[];
}

export const schemes = pgTable(
  'schemes',
  {
    id: id().primaryKey(),
    amfiCode: text().notNull().unique(),
    isin: text().notNull(),
    /** The code under which the exchange takes orders. */
    bseCode: text().notNull(),
    name: text().notNull(),
    shortName: text().notNull(),
    /** Name, house and category words in small letters, in which a search looks; `searchTextOf` makes them. */
    searchText: text().notNull(),
    fundHouse: text().notNull(),
    category: text().notNull(),
    subCategory: text().notNull(),
    plan: text().notNull(),
    option: text().notNull(),
    riskometer: text().notNull(),
    objective: text().notNull(),
    benchmark: text(),
    fundManager: text(),
    exitLoad: text(),
    /** Per cent a year. */
    expenseRatio: doublePrecision(),
    expenseRatioDate: day(),
    fundSizeCrores: doublePrecision(),
    /** The day for which manager, size, limits and dates are known. */
    factsDate: day(),
    launchDate: day(),
    lockInYears: integer().notNull().default(0),
    allowPurchase: boolean().notNull().default(true),
    allowRedemption: boolean().notNull().default(true),
    stpAllowed: boolean().notNull().default(false),
    /** Days of the month. */
    sipDates: jsonb().$type<readonly number[]>().notNull(),
    systematicPlans: jsonb().$type<readonly SystematicPlan[]>().notNull(),
    minimumSip: paise(),
    sipMultiple: paise().notNull(),
    minimumLumpsum: paise(),
    lumpsumMultiple: paise().notNull(),
    maximum: paise().notNull(),
    minimumRedemption: paise().notNull(),
    redemptionMultiple: paise().notNull(),
    minimumRedemptionUnits: units().notNull(),
    redemptionUnitsMultiple: units().notNull(),
    /** Derived from the NAVs whenever one is added; per cent. */
    oneYearReturn: doublePrecision(),
    threeYearReturn: doublePrecision(),
    fiveYearReturn: doublePrecision(),
    latestNav: nav(),
    latestNavDate: day(),
    previousNav: nav(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('schemes_name_trgm').using('gist', table.name.op('gist_trgm_ops')),
    index('schemes_search_trgm').using('gist', table.searchText.op('gist_trgm_ops')),
    index().on(table.category, table.subCategory),
    index().on(table.isin),
  ],
);

/** It has no foreign key: that would be checked for each of the 80,000 rows of a first start, and schemes are never deleted. */
export const navs = pgTable(
  'navs',
  {
    schemeId: id().notNull(),
    date: day().notNull(),
    nav: nav().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeId, table.date] })],
);

/** Counts how often a fund was opened on a day. */
export const fundViews = pgTable(
  'fund_views',
  {
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    date: day().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeId, table.date] }), index().on(table.date)],
);
