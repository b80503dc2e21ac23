import * as z from 'zod/mini';
import { amountCodec, type Paise } from '#money/index.js';
import { INVESTMENT_FREQUENCY, INVESTMENT_TYPES, type InvestmentType } from './investment.js';

/**
 * What a person chooses of one scheme. Cart items, the parts of a pack and orders keep it in columns of these names; the wire has it as
 * `sentTerms` in calls and as `shownTerms` in answers. A term that is added here is kept, ordered, restored and confirmed with the others.
 */
export interface ItemTerms {
  readonly investmentType: InvestmentType;
  /** Months between instalments; 0 for a lumpsum. */
  readonly frequency: number;
  readonly amount: Paise;
  /** Day of the month; null for a lumpsum. */
  readonly sipDate: number | null;
  /** How many; 360 means until cancelled, null is for a lumpsum. */
  readonly instalments: number | null;
  /** false of a SIP that begins on its first SIP date: nothing of it is paid with the order. */
  readonly firstOrderToday: boolean;
  /** The folio that was chosen; null for a new one. */
  readonly folioNumber: string | null;
}

/** The terms in a call. `checkInvestment` has the words for a number of instalments that is not whole or too large, so the schema accepts it. */
export const sentTerms = {
  investmentType: z.enum(INVESTMENT_TYPES),
  amount: amountCodec,
  sipDate: z.optional(z.int32()),
  numOfSipInstallments: z.optional(z.number()),
  firstOrderToday: z.optional(z.boolean()),
};

/** The terms in an answer. A backend that has no SIPs that begin later leaves `firstOrderToday` out. */
export const shownTerms = {
  amount: amountCodec,
  investmentType: z.enum(INVESTMENT_TYPES),
  investmentFrequency: z.number(),
  sipDate: z.nullable(z.number()),
  numOfInstallments: z.nullable(z.number()),
  folioNumber: z.nullable(z.string()),
  firstOrderToday: z.optional(z.boolean()),
};

interface SentTerms {
  readonly investmentType: InvestmentType;
  readonly amount: Paise;
  readonly sipDate?: number | undefined;
  readonly numOfSipInstallments?: number | undefined;
  readonly firstOrderToday?: boolean | undefined;
  readonly folioNumber?: string | undefined;
}

/** The terms that a call has sent: of a lumpsum without what a SIP alone has, whatever was sent. */
export function termsSent({ investmentType, amount, folioNumber = '', ...sent }: SentTerms): ItemTerms {
  const isSip = investmentType === 'SIP';
  return {
    investmentType,
    frequency: INVESTMENT_FREQUENCY[investmentType],
    amount,
    sipDate: isSip ? (sent.sipDate ?? null) : null,
    instalments: isSip ? (sent.numOfSipInstallments ?? null) : null,
    firstOrderToday: !isSip || sent.firstOrderToday !== false,
    folioNumber: folioNumber || null,
  };
}

/** Terms as `saveInvestment` and `checkInvestment` take them. */
export const sentTermsOf = ({ investmentType, frequency, amount, sipDate, instalments, ...terms }: ItemTerms) => ({
  investmentType,
  investmentFrequency: frequency,
  amount,
  ...(investmentType === 'SIP' && { firstOrderToday: terms.firstOrderToday }),
  ...(sipDate !== null && { sipDate }),
  ...(instalments !== null && { numOfSipInstallments: instalments }),
  ...(terms.folioNumber !== null && { folioNumber: terms.folioNumber }),
});

/** Terms as the cart shows them. */
export const shownTermsOf = ({ frequency, instalments, ...terms }: ItemTerms) => {
  const { investmentType, amount, sipDate, folioNumber, firstOrderToday } = terms;
  return {
    amount,
    investmentType,
    investmentFrequency: frequency,
    sipDate,
    numOfInstallments: instalments,
    folioNumber,
    firstOrderToday,
  };
};

/** The terms of a row that has more. */
export const pickTerms = (row: ItemTerms): ItemTerms => ({
  investmentType: row.investmentType,
  frequency: row.frequency,
  amount: row.amount,
  sipDate: row.sipDate,
  instalments: row.instalments,
  firstOrderToday: row.firstOrderToday,
  folioNumber: row.folioNumber,
});

/** The terms in the order in which an OTP is bound to them. */
export const confirmedTerms = (terms: ItemTerms): readonly (string | number | boolean | null)[] => [
  terms.investmentType,
  terms.frequency,
  terms.amount,
  terms.sipDate,
  terms.instalments,
  terms.folioNumber,
  terms.firstOrderToday,
];
