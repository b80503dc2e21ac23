import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { AGENT_STATUSES } from './approval.js';
import { INVESTMENT_TYPES } from './investment.js';
import { sentTerms, shownTerms } from './item-terms.js';

/** The limits of a pack as a whole, in the fields of a fund's. */
export const packLimitsSchema = z.object({
  allowPurchase: z.boolean(),
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  sipDates: z.array(z.number()),
});

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
  /** The new fund offer in which it is bought, until its units are allotted: its last day, the day of the allotment, and what a unit costs then (absent: ₹10). Absent from a backend that sells none. */
  nfo: z.optional(
    z.nullable(z.object({ closes: dateCodec, allotmentDate: dateCodec, faceValue: z.optional(amountCodec) })),
  ),
});

/** Describes one scheme within a cart item. */
const investmentDetailSchema = z.object({ mutualFund: cartFundSchema, ...shownTerms });

const itemFields = {
  investmentId: z.string(),
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.number(),
  totalAmount: amountCodec,
  investmentDetail: z.array(investmentDetailSchema),
};

/** Describes a cart: packs and single schemes, each an item with its amount in rupees. */
export const cartSchema = z.object({
  encryptedCartId: z.string(),
  /** The version grows with every change; an order names the version that its owner saw. */
  version: z.number(),
  noOfItems: z.number(),
  /** The sum to pay now: lumpsums and first instalments. */
  amount: amountCodec,
  /** The approval of what an advisor put in; null where nobody has to approve. */
  agentStatus: z.nullable(z.enum(AGENT_STATUSES)),
  /** true when the owner was asked and does not want what is in the cart. */
  declined: z.boolean(),
  activeMintPackInvestmentDetailList: z.array(
    z.object({ ...itemFields, packName: z.string(), encryptedMintPackId: z.string(), limits: packLimitsSchema }),
  ),
  activeCustomizedInvestmentDetailList: z.array(z.object(itemFields)),
});

/** Describes a person's choice for one scheme. Its limits depend on the scheme: see checkInvestment. */
export const investmentInputSchema = z.object({
  schemeId: z.string(),
  cartId: z.optional(z.string()),
  ...sentTerms,
  investmentFrequency: z.int32(),
  folioNumber: z.optional(z.string()),
  /** The item to change; absent for a new one. */
  investmentId: z.optional(z.string()),
  isBtoCFlow: z.optional(z.boolean()),
});

/** A value that `cartSchema` has decoded. */
export type Cart = z.output<typeof cartSchema>;
/** A pack in the cart. */
export type CartPack = Cart['activeMintPackInvestmentDetailList'][number];
/** A single scheme in the cart. */
export type CartItem = Cart['activeCustomizedInvestmentDetailList'][number];
/** A value that `investmentDetailSchema` has decoded. */
export type InvestmentDetail = z.output<typeof investmentDetailSchema>;
/** A value that `investmentInputSchema` has decoded. */
export type InvestmentInput = z.output<typeof investmentInputSchema>;
