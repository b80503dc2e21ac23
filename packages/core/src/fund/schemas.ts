import * as z from 'zod/mini';
import { amountCodec, navCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

/** The six levels of the riskometer, low to very high. */
export const RISK_LEVELS = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'] as const;

/** The groups under which funds are browsed. */
export const FUND_CATEGORIES = ['Equity', 'ELSS', 'Fixed Income', 'Allocation', 'Money Market/Liquid'] as const;

/** The spans for which a fund's return is told; ALL is since its first NAV. */
export const RETURN_PERIODS = ['1M', '6M', '1Y', '3Y', '5Y', 'ALL'] as const;

const percent = z.nullable(z.number());

export const fundSummarySchema = z.object({
  encryptedSchemeId: z.string(),
  schemeName: z.string(),
  fundHouse: z.string(),
  category: z.enum(FUND_CATEGORIES),
  subCategory: z.string(),
  plan: z.string(),
  option: z.string(),
  riskometer: z.enum(RISK_LEVELS),
  fundInvestmentObjective: z.string(),
  nav: navCodec,
  lastUpdatedNavDate: dateCodec,
  /** Per cent; a year, compounded, for three and five years; null where the scheme is younger. */
  oneYearReturn: percent,
  threeYearReturn: percent,
  fiveYearReturn: percent,
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  tags: z.array(z.object({ tag: z.string() })),
});

export const fundDetailSchema = z.extend(fundSummarySchema, {
  isin: z.string(),
  amfiCode: z.string(),
  benchmark: z.nullable(z.string()),
  fundManager: z.nullable(z.string()),
  exitLoad: z.nullable(z.string()),
  /** Per cent a year. */
  expenseRatio: percent,
  expenseRatioDate: z.nullable(dateCodec),
  launchDate: z.nullable(dateCodec),
  lockInYears: z.number(),
  /** Crores of rupees. */
  fundSizeCrores: percent,
  /** As of which day manager, size, limits and dates are known. */
  factsDate: z.nullable(dateCodec),
  allowPurchase: z.boolean(),
  stpFlag: z.enum(['Y', 'N']),
  /** Days of the month on which instalments may fall. */
  sipDates: z.array(z.number()),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  dayChange: z.nullable(z.object({ amount: z.number(), percent: z.number() })),
  /** Per cent: as it is below a year, from one year on a year, compounded. Spans that the fund is too young for are left out. */
  returns: z.array(z.object({ period: z.enum(RETURN_PERIODS), percent: z.number() })),
  /** Oldest first, one entry a day with a NAV. */
  navHistory: z.array(z.object({ date: dateCodec, nav: navCodec })),
  /** The server's date in India, from which instalments are counted; absent: another backend, which does not tell. */
  today: z.optional(dateCodec),
});

export type ReturnPeriod = (typeof RETURN_PERIODS)[number];
export type RiskLevel = (typeof RISK_LEVELS)[number];
export type FundCategory = (typeof FUND_CATEGORIES)[number];
export type FundSummary = z.output<typeof fundSummarySchema>;
export type FundDetail = z.output<typeof fundDetailSchema>;
