import type { FieldAmount } from '#format/input.js';
import {
  amountLimits,
  type FundLimits,
  INVESTMENT_FREQUENCY,
  type InvestmentType,
  SIP_MONTHS,
  sipDatesOf,
  acceptsInvestment,
} from './investment.js';

/** What a person has chosen so far; `null` or absent: not yet. Fields are those of the call saveInvestment. */
export interface InvestmentChoice {
  readonly investmentType: InvestmentType;
  /** Absent: the frequency of the type. */
  readonly investmentFrequency?: number | undefined;
  readonly amount: FieldAmount;
  /** Of a SIP alone, as are the instalments. */
  readonly sipDate?: number | null | undefined;
  readonly numOfSipInstallments?: number | null | undefined;
}

export type InvestmentErrorCode =
  | 'purchase_not_allowed'
  | 'frequency_not_offered'
  | 'amount_required'
  | 'amount_not_whole'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'amount_not_multiple'
  | 'sip_date_required'
  | 'sip_date_not_offered'
  | 'months_required'
  | 'months_not_whole'
  | 'months_too_few'
  | 'months_too_many';

/** What is wrong, by field; empty when nothing is. */
export type InvestmentErrors = Partial<Record<keyof InvestmentChoice, InvestmentErrorCode>>;

/** Checks a choice against what the scheme acceptsInvestment (specification, investing, section 5). Words for the codes: investmentErrorText. */
export function checkInvestment(fund: FundLimits, choice: InvestmentChoice): InvestmentErrors {
  const { investmentType: type, investmentFrequency = INVESTMENT_FREQUENCY[type] } = choice;
  const isSip = type === 'SIP';
  return omitUndefined({
    investmentType: acceptsInvestment(fund, type) ? undefined : 'purchase_not_allowed',
    investmentFrequency: investmentFrequency === INVESTMENT_FREQUENCY[type] ? undefined : 'frequency_not_offered',
    amount: checkAmount(fund, choice),
    sipDate: isSip ? checkSipDate(fund, choice.sipDate) : undefined,
    numOfSipInstallments: isSip ? checkMonths(choice.numOfSipInstallments) : undefined,
  });
}

function checkAmount(fund: FundLimits, { amount, investmentType }: InvestmentChoice) {
  const { min, max, multiple } = amountLimits(fund, investmentType);
  if (amount === null) return 'amount_required';
  if (amount === 'not_whole' || amount % 100 !== 0) return 'amount_not_whole';
  if (amount < min) return 'amount_below_minimum';
  if (amount > max) return 'amount_above_maximum';
  return multiple > 0 && amount % multiple !== 0 ? 'amount_not_multiple' : undefined;
}

function checkSipDate(fund: FundLimits, day: number | null | undefined) {
  if (day === null || day === undefined) return 'sip_date_required';
  return sipDatesOf(fund).includes(day) ? undefined : 'sip_date_not_offered';
}

function checkMonths(months: number | null | undefined) {
  if (months === null || months === undefined) return 'months_required';
  if (!Number.isInteger(months)) return 'months_not_whole';
  if (months < SIP_MONTHS.min) return 'months_too_few';
  return months > SIP_MONTHS.max ? 'months_too_many' : undefined;
}

function omitUndefined(found: Record<keyof InvestmentChoice, InvestmentErrorCode | undefined>): InvestmentErrors {
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
}
