import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';
import { AGENT_STATUSES } from './approval.js';
import { INVESTMENT_TYPES } from './investment.js';

/** What a pack takes as a whole, as a fund does. */
export const packLimitsSchema = z.object({
  allowPurchase: z.boolean(),
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  sipDates: z.array(z.number()),
});

/** The codes of checkInvestment that a call answers by their own name; the others are `invalid_input`, told by their field. */
export const CHOICE_ERRORS = [
  'amount_below_minimum',
  'amount_above_maximum',
  'amount_not_multiple',
  'sip_date_not_offered',
  'purchase_not_allowed',
] as const;

const cartFundSchema = z.object({
  encryptedSchemeId: z.string(),
  schemeId: z.string(),
  fundName: z.string(),
  schemeName: z.string(),
  /** The fund house. */
  brand: z.string(),
  category: z.string(),
  subCategory: z.string(),
  plan: z.string(),
  option: z.string(),
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  sipDates: z.array(z.number()),
});

/** One scheme within a cart item. `investmentFrequency` is months between instalments, 0 for a lumpsum. */
export const investmentDetailSchema = z.object({
  mutualFund: cartFundSchema,
  amount: amountCodec,
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.number(),
  /** Day of the month; null for a lumpsum. */
  sipDate: z.nullable(z.number()),
  /** 360 means until cancelled; null for a lumpsum. */
  numOfInstallments: z.nullable(z.number()),
  folioNumber: z.nullable(z.string()),
});

const itemFields = {
  investmentId: z.string(),
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.number(),
  totalAmount: amountCodec,
  investmentDetail: z.array(investmentDetailSchema),
};

export const cartSchema = z.object({
  encryptedCartId: z.string(),
  /** Grows with every change; an order names the version that its owner saw. */
  version: z.number(),
  noOfItems: z.number(),
  /** What is to be paid now: lumpsums and first instalments. */
  amount: amountCodec,
  /** Whether its owner has approved what his advisor put in; null where nobody has to. */
  agentStatus: z.nullable(z.enum(AGENT_STATUSES)),
  /** He was asked and does not want what is in it. */
  declined: z.boolean(),
  activeMintPackInvestmentDetailList: z.array(
    z.object({ ...itemFields, packName: z.string(), encryptedMintPackId: z.string(), limits: packLimitsSchema }),
  ),
  activeCustomizedInvestmentDetailList: z.array(z.object(itemFields)),
});

/** What a person chooses for one scheme. Its limits depend on the scheme: see checkInvestment. */
export const investmentInputSchema = z.object({
  schemeId: z.string(),
  cartId: z.optional(z.string()),
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.int32(),
  /** That it is whole, and how many at most, are rules with words of their own: see checkInvestment. */
  numOfSipInstallments: z.optional(z.number()),
  amount: amountCodec,
  /** Of the item to change; absent for a new one. */
  investmentId: z.optional(z.string()),
  folioNumber: z.optional(z.string()),
  sipDate: z.optional(z.int32()),
  isBtoCFlow: z.optional(z.boolean()),
});

export type Cart = z.output<typeof cartSchema>;
export type CartPack = Cart['activeMintPackInvestmentDetailList'][number];
export type CartItem = Cart['activeCustomizedInvestmentDetailList'][number];
export type InvestmentDetail = z.output<typeof investmentDetailSchema>;
export type InvestmentInput = z.output<typeof investmentInputSchema>;
