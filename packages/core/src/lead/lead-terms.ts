import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';
import type { ByLeadField, LeadTerms } from './lead-fields.js';

/** The terms in a call of an advisor. */
export const sentLeadTerms = {
  investorName: z.string(),
  investorMobileNo: z.string(),
  investorEmailId: z.string(),
  investmentAmount: z.optional(amountCodec),
} satisfies Partial<ByLeadField<Record<keyof LeadTerms, unknown>>>;

/** The terms in an answer. */
export const shownLeadTerms = { ...sentLeadTerms, investmentAmount: z.nullable(amountCodec) };
