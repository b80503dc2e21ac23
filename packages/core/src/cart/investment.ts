import type { FieldAmount } from '#format/input.js';
import { type Paise, rupees } from '#money/money.js';

/** How money goes in: at once, or by monthly instalments. */
export const INVESTMENT_TYPES = ['LUMPSUM', 'SIP'] as const;
export type InvestmentType = (typeof INVESTMENT_TYPES)[number];

/** `investmentFrequency` of each type; a SIP from the cart is monthly (specification, investing, section 7). */
export const INVESTMENT_FREQUENCY: Readonly<Record<InvestmentType, number>> = { LUMPSUM: 0, SIP: 1 };

/** Bounds of every investment, whatever its scheme takes (specification, investing, section 9). */
export const INVESTMENT_MINIMUM: Paise = rupees(1);
export const INVESTMENT_MAXIMUM: Paise = rupees(1_00_00_000);

/** Items of one cart, the schemes of packs each: more is a mistake or an attack. */
export const MAX_CART_ITEMS = 50;

/** Instalments of a SIP in months. */
export const SIP_MONTHS = { min: 1, max: 360, default: 120 } as const;

/** The number of instalments that means: until it is cancelled. */
export const UNTIL_CANCELLED = 360;

/** Days of the month offered by a scheme that lists none. */
export const DEFAULT_SIP_DATES: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 1);

/** What one scheme takes; funds and cart items carry these fields. */
export interface FundLimits {
  /** Absent: allowed. */
  readonly allowPurchase?: boolean | undefined;
  /** Null: the scheme takes no SIP. */
  readonly minimumSipAmount: Paise | null;
  /** Null: the scheme takes no lumpsum. */
  readonly minimumLumpsumAmount: Paise | null;
  readonly sipMultiple: Paise;
  readonly lumpsumMultiple: Paise;
  readonly maximumAmount: Paise;
  readonly sipDates: readonly number[];
}

/** Whether a scheme takes an investment of a type at all. */
export function acceptsInvestment(fund: FundLimits, type: InvestmentType): boolean {
  const minimum = type === 'SIP' ? fund.minimumSipAmount : fund.minimumLumpsumAmount;
  return fund.allowPurchase !== false && minimum !== null && minimum > 0;
}

/** Least, greatest and step of an amount of a type in a scheme, within the bounds of every investment. */
export function amountLimits(fund: FundLimits, type: InvestmentType): { min: Paise; max: Paise; multiple: Paise } {
  const [minimum, multiple] =
    type === 'SIP' ? [fund.minimumSipAmount, fund.sipMultiple] : [fund.minimumLumpsumAmount, fund.lumpsumMultiple];
  return {
    min: minimum !== null && minimum > INVESTMENT_MINIMUM ? minimum : INVESTMENT_MINIMUM,
    max: fund.maximumAmount < INVESTMENT_MAXIMUM ? fund.maximumAmount : INVESTMENT_MAXIMUM,
    multiple,
  };
}

/** Days of the month on which instalments of a scheme may fall. */
export function sipDatesOf(fund: Pick<FundLimits, 'sipDates'>): readonly number[] {
  return fund.sipDates.length > 0 ? fund.sipDates : DEFAULT_SIP_DATES;
}

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
