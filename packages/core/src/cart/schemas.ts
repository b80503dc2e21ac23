import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';
import { INVESTMENT_TYPES } from './limits.js';

const cartFundSchema = z.object({
  encryptedSchemeId: z.string(),
  schemeId: z.string(),
  fundName: z.string(),
  schemeName: z.string(),
  /** The fund house. */
  brand: z.string(),
  category: z.string(),
  subCategory: z.string(),
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
  agentStatus: z.nullable(z.string()),
  activeMintPackInvestmentDetailList: z.array(
    z.object({ ...itemFields, packName: z.string(), encryptedMintPackId: z.string() }),
  ),
  activeCustomizedInvestmentDetailList: z.array(z.object(itemFields)),
});

/** What a person chooses for one scheme. Its limits depend on the scheme: see checkInvestment. */
export const investmentInputSchema = z.object({
  schemeId: z.string(),
  cartId: z.optional(z.string()),
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.number(),
  numOfSipInstallments: z.optional(z.number()),
  amount: amountCodec,
  /** Of the item to change; absent for a new one. */
  investmentId: z.optional(z.string()),
  folioNumber: z.optional(z.string()),
  sipDate: z.optional(z.number()),
  isBtoCFlow: z.optional(z.boolean()),
});

export type Cart = z.output<typeof cartSchema>;
export type CartItem = Cart['activeCustomizedInvestmentDetailList'][number];
export type InvestmentDetail = z.output<typeof investmentDetailSchema>;
export type InvestmentInput = z.output<typeof investmentInputSchema>;
