import * as z from 'zod/mini';
import { endpoint, meta, queryNumber } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { accounts, readOwn } from './read-own.js';

const transactionSchema = z.object({
  transactionDate: dateCodec,
  transactionType: z.string(),
  type: z.string(),
  amount: amountCodec,
  units: unitsCodec,
  nav: navCodec,
  folioNo: z.string(),
  schemeCode: z.string(),
  /** The number of the order or the redemption that led to it; null where it came from elsewhere. */
  pxOrderNumber: z.nullable(z.string()),
});

/** Describes one folio of one scheme; amounts are in rupees. */
const holdingSchema = z.object({
  folioNo: z.string(),
  unitsAllocated: unitsCodec,
  todaysNAV: navCodec,
  latestNavDateByBatch: dateCodec,
  /** The date before which no NAV is known. */
  setupDate: dateCodec,
  currentValue: amountCodec,
  amountInvested: amountCodec,
  returnAmount: amountCodec,
  returnPercentage: z.number(),
  /** The change since the last NAV, in per cent and in rupees. */
  todaysChange: z.number(),
  absoluteChange: amountCodec,
  tagToDisplay: z.enum(['none', 'all', 'both', 'amount', 'units']),
  inProgressAmount: amountCodec,
  inProgressUnits: unitsCodec,
  redemptionAllowed: z.boolean(),
  stpFlag: z.enum(['Y', 'N']),
  minimumRedemptionAmount: amountCodec,
  minimumRedemptionUnits: unitsCodec,
  redemptionAmountMultiple: amountCodec,
  redemptionUnitsMultiple: unitsCodec,
  /** The last transactions, newest first; `transactionCount` says how many there are in all. */
  portfolioSchemeTransactions: z.array(transactionSchema),
  /** What another backend may leave out stands from here on. */
  /** Whether the change is one: false, and the change 0, of what was bought at the last NAV and where the NAV before is unknown or more than a week old. */
  hasDayChange: z.optional(z.boolean()),
  transactionCount: z.optional(z.number()),
  /** Per cent a year by dates and amounts of what was paid in and out (XIRR); null in the first year and where it is not available. */
  xirr: z.optional(z.nullable(z.number())),
  /** What redemptions out of this folio brought, less the price of the units sold, first in, first out. */
  realisedGain: z.optional(amountCodec),
  /** The account that holds it, where the holdings of all accounts of a login are shown together. */
  holder: z.optional(z.object({ encryptedId: z.string(), name: z.string() })),
  metaData: z.object({
    schemeId: z.string(),
    schemeName: z.string(),
    schemeShortName: z.string(),
    /** The fund house; another backend may leave it out. */
    brand: z.optional(z.string()),
    isin: z.string(),
    category: z.string(),
    subCategory: z.string(),
    fundType: z.string(),
    allowPur: z.enum(['Y', 'N']),
    minSipAmount: z.nullable(amountCodec),
    minLumpsumAmount: z.nullable(amountCodec),
    /** The SIP data has groups separated by #, each comma separated; in MONTHLY the fourth item holds colon-separated days. */
    sipData: z.string(),
  }),
});

const shareSchema = z.object({ name: z.string(), currentValue: amountCodec, percentage: z.number() });

/** Describes what an investor holds, in sum and by folio; amounts are in rupees. */
export const portfolioSchema = z.object({
  netAmountInvested: amountCodec,
  netCurrentValue: amountCodec,
  netReturnAmount: amountCodec,
  netReturnPercentage: z.number(),
  /** The change on the day of `asOfNavDate`, of what has a NAV of it. */
  todaysChange: z.number(),
  absoluteChange: amountCodec,
  /** Whether there is a change, as in a holding; another backend may leave it out. */
  hasDayChange: z.optional(z.boolean()),
  /** The day whose NAVs most of the value is counted at. */
  asOfNavDate: z.nullable(dateCodec),
  /** The day of the oldest NAV that is counted. */
  oldestNavDate: z.optional(z.nullable(dateCodec)),
  /** The day of the newest one: on a Sunday liquid schemes have a NAV. */
  newestNavDate: z.optional(z.nullable(dateCodec)),
  /** The folios, or one page of them. */
  portfolioSchemes: z.array(holdingSchema),
  /** The number of all folios. */
  folioCount: z.optional(z.number()),
  schemeCount: z.optional(z.number()),
  /** Whether there ever were units, also where all were sold: then there are gains and statements. */
  wasHeld: z.optional(z.boolean()),
  /** The scheme of each holding that is not in the totals, since no NAV of it is known yet. */
  unvalued: z.optional(z.array(z.string())),
  /** XIRR over all that was paid in and out, what was sold whole included; null where it is not available. */
  xirr: z.optional(z.nullable(z.number())),
  /** The same of redemptions, of folios that were sold whole too. */
  realisedGain: z.optional(amountCodec),
  categoryDistribution: z.array(shareSchema),
  subCategoryDistribution: z.array(shareSchema),
});

/** The orders in which folios are listed, each with the largest first. */
export const HOLDING_SORTS = ['value', 'return', 'gain', 'day'] as const;
/** One of `HOLDING_SORTS`. */
export type HoldingSort = (typeof HOLDING_SORTS)[number];

/** Folios on a page of a portfolio, and transactions on a page of a folio. */
export const PORTFOLIO_PAGE = { folios: 50, transactions: 50, lastTransactions: 10 } as const;

export const getPortfolio = endpoint({
  ...readOwn,
  name: 'getPortfolio',
  path: '/api/v1/portfolio/get-user-portfolio',
  query: z.object({
    /** A page of folios, from 1; all of them without it. */
    page: z.optional(queryNumber(1)),
    sort: z.optional(z.enum(HOLDING_SORTS)),
    accounts,
  }),
  reply: meta(portfolioSchema),
  errors: ['forbidden'],
});

const folioSchema = z.object({
  holding: holdingSchema,
  /** All folios in which schemes are held, for the drop-down. */
  folios: z.array(z.object({ folioNo: z.string(), schemeId: z.string(), schemeName: z.string() })),
  /** One page, newest first. */
  transactions: z.array(transactionSchema),
  transactionCount: z.number(),
});

export const getFolio = endpoint({
  ...readOwn,
  name: 'getFolio',
  path: '/api/v1/portfolio/folio-details',
  query: z.object({ folioNo: z.string(), schemeId: z.string(), page: z._default(queryNumber(1), 1) }),
  reply: meta(folioSchema),
  errors: ['not_found'],
});

const pointSchema = z.object({ date: dateCodec, value: amountCodec, invested: amountCodec });

export const getPortfolioHistory = endpoint({
  ...readOwn,
  name: 'getPortfolioHistory',
  path: '/api/v1/portfolio/history',
  query: z.object({ accounts }),
  reply: meta(z.array(pointSchema)),
  errors: [],
});

/** A folio of one scheme with a page of its transactions. */
export type Folio = z.output<typeof folioSchema>;
/** What a portfolio was worth on a day, and the price that was paid for what it held then. */
export type PortfolioPoint = z.output<typeof pointSchema>;
/** A transaction of a folio. */
export type Transaction = z.output<typeof transactionSchema>;
/** A value that `portfolioSchema` has decoded. */
export type Portfolio = z.output<typeof portfolioSchema>;
/** A value that `holdingSchema` has decoded. */
export type Holding = z.output<typeof holdingSchema>;
