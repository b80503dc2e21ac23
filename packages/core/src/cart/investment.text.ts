import { formatMoney } from '#format/index.js';
import { spoken } from '#language/index.js';
import {
  amountLimits,
  type FundLimits,
  INVESTMENT_MAXIMUM,
  INVESTMENT_MINIMUM,
  type InvestmentErrorCode,
  type InvestmentType,
} from './investment.js';

type Limits = ReturnType<typeof amountLimits>;

/**
 * The prescribed texts have their own bounds to the letter; those of a scheme are written as amounts are
 * elsewhere.
 */
const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'This scheme is not accepting this type of investment at present.',
  frequency_not_offered: 'This scheme does not offer that frequency.',
  amount_required: 'Please enter amount',
  amount_not_whole: 'Enter only integers',
  amount_below_minimum: ({ min }) =>
    min === INVESTMENT_MINIMUM ? 'Minimum amount is 1' : `Minimum amount is ${formatMoney(min)}`,
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'Maximum amount is 10000000' : `Maximum amount is ${formatMoney(max)}`,
  amount_not_multiple: ({ multiple }) => `Please enter multiple of ${formatMoney(multiple)}`,
  sip_date_required: 'Please select your monthly date of investment',
  sip_date_not_offered: 'This scheme does not offer that SIP date.',
  months_required: 'Please enter duration',
  months_not_whole: 'Enter only integers',
  months_too_few: 'Enter at least 1 month',
  months_too_many: 'Enter at most 360 months',
};

/** The words that name a pack in place of a scheme. */
const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'This pack is not accepting this type of investment at present.',
  frequency_not_offered: 'This pack does not offer that frequency.',
  sip_date_not_offered: 'This pack does not offer that SIP date.',
};

/** What an order of a direct plan is answered with: a distributor sells regular plans. */
export const directPlanText = 'Only the fund house sells direct plans. Please choose the regular plan.';

/** Returns the sentence below a field for a code of checkInvestment, about a scheme or a pack. */
export const investmentErrorText = /* @__PURE__ */ spoken({
  investmentErrorText: (code: InvestmentErrorCode, fund: FundLimits, type: InvestmentType, isPack = false): string => {
    const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
    return typeof text === 'string' ? text : text(amountLimits(fund, type));
  },
});
