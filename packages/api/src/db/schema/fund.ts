import type { DocumentKind } from '@prosperx/core/fund';
import type { SchemeOffer } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, nav, paise, tsvector, units } from './columns.js';
import { users } from './identity.js';

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

/** The facts of a scheme that have a row of their own, as they are stored: plain numbers and texts, as on the wire. */
export interface StoredFacts {
  readonly benchmark: {
    readonly name: string;
    readonly returns: readonly { readonly period: '1Y' | '3Y' | '5Y'; readonly percent: number }[];
  };
  readonly managers: readonly { readonly name: string; readonly since: BusinessDate | null }[];
  readonly portfolio: {
    readonly holdings: readonly { readonly name: string; readonly sector: string | null; readonly percent: number }[];
    readonly sectors: readonly { readonly name: string; readonly percent: number }[];
  };
  /** Oldest first. */
  readonly size: readonly { readonly date: BusinessDate; readonly crores: number }[];
  readonly documents: readonly { readonly kind: DocumentKind; readonly url: string }[];
}
export type StoredFactKind = keyof StoredFacts;

const WORDS_OF_NAME = sql`to_tsvector('simple', regexp_replace(regexp_replace(lower(name), '[''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))`;

export const schemes = pgTable(
  'schemes',
  {
    id: id().primaryKey(),
    amfiCode: text().notNull().unique(),
    /** Empty where AMFI names none: such a scheme is not listed. */
    isin: text().notNull(),
    /** That of reinvestment, where AMFI's row names one beside the first. */
    secondIsin: text(),
    /** The code under which the exchange takes orders; null for a scheme that it does not take. */
    bseCode: text(),
    name: text().notNull(),
    shortName: text().notNull(),
    /** House and category words in small letters, in which a search looks besides the name; `searchTextOf` makes them. */
    searchText: text().notNull(),
    /** The words of the name, which a search matches before all others. */
    nameVector: tsvector().generatedAlwaysAs(WORDS_OF_NAME),
    /** All words that a search matches. */
    searchVector: tsvector().generatedAlwaysAs(sql`${WORDS_OF_NAME} || to_tsvector('simple', search_text)`),
    fundHouse: text().notNull(),
    category: text().notNull(),
    subCategory: text().notNull(),
    plan: text().notNull(),
    option: text().notNull(),
    /** Stands in lists and searches: an open-ended regular plan that anybody can hold, and that lives. */
    isListed: boolean().notNull().default(true),
    /** The day of its last NAV, where that is long past. */
    endedOn: day(),
    /** The day of AMFI's file from which name, plan, option, category and state are known; null for a scheme that none has named. */
    listedAsOf: day(),
    /** The day of the exchange's SIP master from which minimum, dates and frequencies of its SIPs are known; null where none has named it. */
    sipsAsOf: day(),
    /** Its NAVs were made by the sandbox, not published. */
    navsModelled: boolean().notNull().default(false),
    /** The new fund offer by which it began, where that is ordered here; it is listed from the allotment on. */
    offer: jsonb().$type<SchemeOffer>(),
    riskometer: text(),
    riskometerDate: day(),
    objective: text().notNull(),
    /** The exit load in the words of the house, such as `1% if redeemed within 12 months`. */
    exitLoad: text(),
    exitLoadDate: day(),
    /** Per cent a year. */
    expenseRatio: doublePrecision(),
    expenseRatioDate: day(),
    fundSizeCrores: doublePrecision(),
    fundSizeDate: day(),
    /** The day for which minimums, multiples and dates are known. */
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
    /** The day of the first NAV that was held back since the latest one; null while none is. */
    navHeldSince: day(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // without a list of what is not sorted in yet, which every search after an import would read
    index('schemes_name')
      .using('gin', table.nameVector)
      .with({ fastupdate: false })
      .where(sql`is_listed`),
    index('schemes_search')
      .using('gin', table.searchVector)
      .with({ fastupdate: false })
      .where(sql`is_listed`),
    // the order of what a search finds: of a word that half of the market has, ten are read without the others
    index('schemes_by_size')
      .on(
        sql`(${table.option} = 'Growth') desc`,
        table.fundSizeCrores.desc().nullsLast(),
        sql`length(${table.name})`,
        table.name,
        table.id,
      )
      .where(sql`is_listed`),
    // what is shown, of a category or of all, is counted here without a look at the schemes
    index('schemes_shown')
      .on(table.category)
      .where(sql`is_listed and latest_nav is not null`),
    index().on(table.category, table.subCategory),
    index().on(table.isin),
  ],
);

/** What the page of a scheme tells further down, a row for each kind of fact. Each has the day for which it is known. */
export const schemeFacts = pgTable(
  'scheme_facts',
  {
    schemeId: id()
      .notNull()
      .references(() => schemes.id, { onDelete: 'cascade' }),
    kind: text().$type<StoredFactKind>().notNull(),
    date: day().notNull(),
    content: jsonb().$type<StoredFacts[StoredFactKind]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeId, table.kind] })],
);

/** The words of all schemes that are listed: a word that is none of them is a slip. Counted again whenever schemes change. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** The number of schemes that have it. */
  uses: integer().notNull(),
});

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

/** The schemes that a person watches. */
export const watchedFunds = pgTable(
  'watched_funds',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    /** Those first that were added last: the greatest. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schemeId] })],
);
