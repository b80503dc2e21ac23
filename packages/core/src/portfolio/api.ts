import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

const transactionSchema = z.object({
  transactionDate: dateCodec,
  transactionType: z.string(),
  type: z.string(),
  amount: amountCodec,
  units: unitsCodec,
  nav: navCodec,
  folioNo: z.string(),
  schemeCode: z.string(),
  /** The number of the order that led to it; null where it came from elsewhere. */
  pxOrderNumber: z.nullable(z.string()),
});

/** Describes one folio of one scheme; amounts are in rupees. */
export const holdingSchema = z.object({
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
  portfolioSchemeTransactions: z.array(transactionSchema),
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
  todaysChange: z.number(),
  absoluteChange: amountCodec,
  asOfNavDate: z.nullable(dateCodec),
  portfolioSchemes: z.array(holdingSchema),
  categoryDistribution: z.array(shareSchema),
  subCategoryDistribution: z.array(shareSchema),
});

export const getPortfolio = endpoint({
  name: 'getPortfolio',
  method: 'GET',
  path: '/api/v1/portfolio/get-user-portfolio',
  query: nothing,
  body: null,
  reply: meta(portfolioSchema),
  errors: ['forbidden'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

/** A value that `portfolioSchema` has decoded. */
export type Portfolio = z.output<typeof portfolioSchema>;
/** A value that `holdingSchema` has decoded. */
export type Holding = z.output<typeof holdingSchema>;
