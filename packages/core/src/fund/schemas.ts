import * as z from 'zod/mini';
import { amountCodec, navCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { FUND_CATEGORIES } from './categories.js';

/** The six levels of the riskometer, low to very high. */
export const RISK_LEVELS = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'] as const;

/** The periods for which a fund's return is shown; ALL is since its first NAV. */
export const RETURN_PERIODS = ['1M', '6M', '1Y', '3Y', '5Y', 'ALL'] as const;

const percent = z.nullable(z.number());

const factDate = z.optional(z.nullable(dateCodec));

/** Describes a fund as lists show it. */
export const fundSummarySchema = z.object({
  encryptedSchemeId: z.string(),
  schemeName: z.string(),
  fundHouse: z.string(),
  category: z.enum(FUND_CATEGORIES),
  subCategory: z.string(),
  plan: z.string(),
  option: z.string(),
  /** null where it is not known. */
  riskometer: z.nullable(z.enum(RISK_LEVELS)),
  /** Each fact has the day for which it is known, and is null once it is past its age; another backend may leave these out. */
  riskometerDate: factDate,
  /** Per cent a year. */
  expenseRatio: z.optional(percent),
  expenseRatioDate: factDate,
  /** Crores of rupees. */
  fundSizeCrores: z.optional(percent),
  fundSizeDate: factDate,
  /** What funds of its sub-category do, in the server's own words: not the objective that its scheme document states. */
  fundInvestmentObjective: z.string(),
  nav: navCodec,
  lastUpdatedNavDate: dateCodec,
  /** Per cent; by the year, compounded, for three and five years; null where the scheme is younger. */
  oneYearReturn: percent,
  threeYearReturn: percent,
  fiveYearReturn: percent,
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  /** Whether it can be bought; another backend may leave it out where it can. */
  allowPurchase: z.optional(z.boolean()),
  tags: z.array(z.object({ tag: z.string() })),
});

/** Describes a fund as its own page shows it. */
export const fundDetailSchema = z.extend(fundSummarySchema, {
  isin: z.string(),
  amfiCode: z.string(),
  benchmark: z.nullable(z.string()),
  benchmarkDate: factDate,
  fundManager: z.nullable(z.string()),
  fundManagerDate: factDate,
  exitLoad: z.nullable(z.string()),
  exitLoadDate: factDate,
  launchDate: z.nullable(dateCodec),
  lockInYears: z.number(),
  /** The day for which minimums and multiples are known; they are in force until the exchange changes them. */
  factsDate: z.nullable(dateCodec),
  /** The same for minimum, multiple and dates of SIPs; another backend may leave it out where that is `factsDate`. */
  sipsDate: z.optional(z.nullable(dateCodec)),
  /** Its NAVs were made for trying things out, not published. */
  navsModelled: z.boolean(),
  allowPurchase: z.boolean(),
  stpFlag: z.enum(['Y', 'N']),
  /** The days of the month on which instalments may fall. */
  sipDates: z.array(z.number()),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  /** The change since the NAV before, rupees a unit and per cent; null where that is more than a week old. */
  dayChange: z.nullable(z.object({ amount: z.number(), percent: z.number() })),
  /**
   * Per cent: the whole return below a year, by the year and compounded from one year on. Periods for which the fund is too young are
   * left out.
   */
  returns: z.array(z.object({ period: z.enum(RETURN_PERIODS), percent: z.number() })),
  /**
   * The average, per cent by the year, of the growth options of the listed schemes of its sub-category that are so old, and how many they
   * are. Left out where it is the only one, and of an option that pays out.
   */
  categoryReturns: z.array(z.object({ period: z.enum(['1Y', '3Y', '5Y']), percent: z.number(), funds: z.number() })),
  /** Oldest first, one entry a day with a NAV, since the last gap of more than a month: what came before it is left out. */
  navHistory: z.array(z.object({ date: dateCodec, nav: navCodec })),
  /** The server's date in India, from which instalments are counted; another backend may leave it out. */
  today: z.optional(dateCodec),
});

/** One of `RETURN_PERIODS`. */
export type ReturnPeriod = (typeof RETURN_PERIODS)[number];
/** One of `RISK_LEVELS`. */
export type RiskLevel = (typeof RISK_LEVELS)[number];
/** A value that `fundSummarySchema` has decoded. */
export type FundSummary = z.output<typeof fundSummarySchema>;
/** A value that `fundDetailSchema` has decoded. */
export type FundDetail = z.output<typeof fundDetailSchema>;
