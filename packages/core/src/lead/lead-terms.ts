import * as z from 'zod/mini';
import { amountCodec, type Paise } from '#money/index.js';

/**
 * What is known of a possible customer. The table of leads keeps it in columns of these names, `name`, `mobile` and `email` sealed; the
 * wire has it as `sentLeadTerms` in calls and as `shownLeadTerms` in answers.
 */
export interface LeadTerms {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** What they may invest; null where nobody has named it. */
  readonly amount: Paise | null;
}

/** The terms in a call of an advisor. */
export const sentLeadTerms = {
  investorName: z.string(),
  investorMobileNo: z.string(),
  investorEmailId: z.string(),
  investmentAmount: z.optional(amountCodec),
};

/** The terms in an answer. */
export const shownLeadTerms = { ...sentLeadTerms, investmentAmount: z.nullable(amountCodec) };

/** Terms as an answer shows them. */
export const shownLeadTermsOf = ({ name, mobile, email, amount }: LeadTerms) => ({
  investorName: name,
  investorMobileNo: mobile,
  investorEmailId: email,
  investmentAmount: amount,
});
