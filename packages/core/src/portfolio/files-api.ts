import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { amountCodec, unitsCodec, ZERO_PAISE } from '#money/index.js';
import { type BusinessDate, dateCodec } from '#time/index.js';
import { accounts, page, readOwn } from './read-own.js';
import { TRANSACTION_KINDS, TRANSACTION_STATES } from './transaction-choices.js';

/** What can be downloaded of a portfolio; the form of a minor who has turned 18 is a PDF alone. */
const PORTFOLIO_FILES = ['holdings', 'transactions', 'statement', 'capital-gains', 'minor-to-major'] as const;
/** One of `PORTFOLIO_FILES`. */
export type PortfolioFileKind = (typeof PORTFOLIO_FILES)[number];

/** The formats of a download. */
export const FILE_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
/** One of `FILE_FORMATS`. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Codes for faults in the period of a statement; `periodErrorText` has their words. */
export type PeriodErrorCode =
  | 'period_from_required'
  | 'period_until_required'
  | 'period_backwards'
  | 'period_in_future';

/**
 * Checks the period of a statement, both days included; null for each day that is right.
 * @param today null where it is not known: whoever knows it checks again
 */
export function checkPeriod(
  { from, until }: { readonly from: BusinessDate | null; readonly until: BusinessDate | null },
  today: BusinessDate | null,
): { readonly from: PeriodErrorCode | null; readonly until: PeriodErrorCode | null } {
  const isBackwards = from !== null && until !== null && until < from;
  return {
    from: from === null ? 'period_from_required' : null,
    until:
      until === null
        ? 'period_until_required'
        : today !== null && until > today
          ? 'period_in_future'
          : isBackwards
            ? 'period_backwards'
            : null,
  };
}

/** The year in which a financial year begins. */
export const financialYear = z.coerce.number().check(z.gte(2000), z.lte(2100), z.multipleOf(1));

const fileSchema = z.object({
  /** A path on this server, good for ten minutes. */
  fileUrl: z.string(),
  fileName: z.string(),
  /** The media type. */
  fileType: z.string(),
});

export const getPortfolioFile = endpoint({
  ...readOwn,
  name: 'getPortfolioFile',
  path: '/api/v1/portfolio/file',
  query: z.object({
    kind: z.enum(PORTFOLIO_FILES),
    format: z.enum(FILE_FORMATS),
    /** The first and the last day of a statement; of transactions too, where a day is a filter that may be left out. */
    from: z.optional(dateCodec),
    until: z.optional(dateCodec),
    /** Filters of transactions. */
    transactionKind: z.optional(z.enum(TRANSACTION_KINDS)),
    transactionState: z.optional(z.enum(TRANSACTION_STATES)),
    schemeId: z.optional(z.string().check(z.maxLength(80))),
    folioNo: z.optional(z.string().check(z.maxLength(40))),
    /** The year in which the financial year of capital gains begins, and whose gains they are. */
    year: z.optional(financialYear),
    accounts,
  }),
  reply: meta(fileSchema),
  errors: ['invalid_input', 'not_found'],
});

/** Redemptions on a page of capital gains. */
export const GAINS_PAGE = 50;

export const term = z.enum(['short', 'long']);
export const taxClass = z.enum(['equity', 'hybrid', 'debt', 'other']);

const lineSchema = z.object({
  schemeName: z.string(),
  isin: z.string(),
  folioNo: z.string(),
  /** The account holder, where the gains of all accounts of a login are shown together. */
  holder: z.optional(z.string()),
  taxClass,
  /** Its category leaves the class open: the documents of the scheme decide. */
  isTaxAssumed: z.boolean(),
  term,
  /** Days of the NAVs. */
  bought: dateCodec,
  sold: dateCodec,
  units: unitsCodec,
  /** What was paid, stamp duty included. */
  cost: amountCodec,
  /** The cost that is set against the proceeds, and which it is. */
  costTaken: amountCodec,
  costBasis: z.enum(['paid', 'grandfathered', 'indexed']),
  /** Bought until 31 January 2018, and its NAV of that day is not known: the cost may be higher. */
  isFairValueMissing: z.boolean(),
  /** The amount after exit load, before securities transaction tax. */
  proceeds: amountCodec,
  gain: amountCodec,
  /** Per cent; null where the income's slab decides. */
  rate: z.nullable(z.number()),
});

const groupSchema = z.object({
  taxClass,
  term,
  rate: z.nullable(z.number()),
  proceeds: amountCodec,
  costTaken: amountCodec,
  gain: amountCodec,
});

/** The long-term gain on equity of a year without that of minors, which a parent declares; what other losses of the year take off it, what of the rest is exempt, and what is taxed. */
export const equityOfYear = z.object({
  longTermGain: amountCodec,
  setOff: z._default(amountCodec, ZERO_PAISE),
  exempt: amountCodec,
  taxable: amountCodec,
});

const gainsSchema = z.object({
  year: z.number(),
  /** The years to choose from, newest first: those with redemptions, and the one that runs. */
  years: z.array(z.number()),
  /** The day up to which redemptions are known. */
  asOf: dateCodec,
  groups: z.array(groupSchema),
  equity: equityOfYear,
  /** The same of each taxpayer by the name of the account, where the gains of all accounts of a login are shown together: each declares their own. */
  taxpayers: z.optional(
    z.array(z.object({ name: z.string(), groups: z.array(groupSchema), equity: equityOfYear, isClubbed: z.boolean() })),
  ),
  /** The gains of one of the accounts count as income of a parent. */
  isClubbed: z.boolean(),
  /** One page, in the order of sales. */
  lines: z.array(lineSchema),
  lineCount: z.number(),
});

export const getCapitalGains = endpoint({
  ...readOwn,
  name: 'getCapitalGains',
  path: '/api/v1/portfolio/capital-gains',
  query: z.object({
    /** The year that runs without it. */
    year: z.optional(financialYear),
    page: z._default(page, 1),
    accounts,
  }),
  reply: meta(gainsSchema),
  errors: [],
});

/** A file that can be downloaded. */
export type PortfolioFile = z.output<typeof fileSchema>;
/** What a year's redemptions gained, by how it is taxed. */
export type CapitalGains = z.output<typeof gainsSchema>;
