import type { FieldAmount } from '#format/index.js';
import { type Paise, rupees } from '#money/index.js';

/** How money is invested: at once, or by monthly instalments. */
export const INVESTMENT_TYPES = ['LUMPSUM', 'SIP'] as const;
/** One of `INVESTMENT_TYPES`. */
export type InvestmentType = (typeof INVESTMENT_TYPES)[number];

/** The `investmentFrequency` of each type; a SIP from the cart is monthly. */
export const INVESTMENT_FREQUENCY: Readonly<Record<InvestmentType, number>> = { LUMPSUM: 0, SIP: 1 };

/** The least amount of any investment, whatever its scheme accepts. */
export const INVESTMENT_MINIMUM: Paise = rupees(1);
/** The greatest amount of any investment, whatever its scheme accepts. */
export const INVESTMENT_MAXIMUM: Paise = rupees(1_00_00_000);

/** The most items of one cart, each scheme of a pack counted: more is a mistake or an attack. */
export const MAX_CART_ITEMS = 50;

/** The bounds of a SIP's instalments, in months. */
export const SIP_MONTHS = { min: 1, max: 360, default: 120 } as const;

/** The number of instalments that means "until cancelled". */
export const UNTIL_CANCELLED = 360;

/** The days of the month that a scheme offers when it lists none. */
export const DEFAULT_SIP_DATES: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 1);

/** The codes of checkInvestment that a call answers by their own name; the others are answered as `invalid_input` with their field. */
export const CHOICE_ERRORS = [
  'amount_below_minimum',
  'amount_above_maximum',
  'amount_not_multiple',
  'sip_date_not_offered',
  'purchase_not_allowed',
] as const;

/** Codes of the list of errors that say why a new fund offer takes no order. */
export const NFO_ORDER_ERRORS = ['nfo_withdrawn', 'nfo_not_open', 'nfo_sip_closed', 'nfo_closed'] as const;
/** One of `NFO_ORDER_ERRORS`. */
export type NfoOrderError = (typeof NFO_ORDER_ERRORS)[number];

/** The limits of one scheme; funds and cart items carry these fields. */
export interface FundLimits {
  /** An absent value allows it. */
  readonly allowPurchase?: boolean | undefined;
  /** null when the scheme accepts no SIP. */
  readonly minimumSipAmount: Paise | null;
  /** null when the scheme accepts no lumpsum. */
  readonly minimumLumpsumAmount: Paise | null;
  readonly sipMultiple: Paise;
  readonly lumpsumMultiple: Paise;
  readonly maximumAmount: Paise;
  readonly sipDates: readonly number[];
}

/** Tells whether a scheme accepts an investment of a type at all. */
export function acceptsInvestment(fund: FundLimits, type: InvestmentType): boolean {
  const minimum = type === 'SIP' ? fund.minimumSipAmount : fund.minimumLumpsumAmount;
  return fund.allowPurchase !== false && minimum !== null && minimum > 0;
}

/** Returns least, greatest and step of an amount of a type in a scheme, within the bounds of every investment. */
export function amountLimits(fund: FundLimits, type: InvestmentType): { min: Paise; max: Paise; multiple: Paise } {
  const [minimum, multiple] =
    type === 'SIP' ? [fund.minimumSipAmount, fund.sipMultiple] : [fund.minimumLumpsumAmount, fund.lumpsumMultiple];
  return {
    min: minimum !== null && minimum > INVESTMENT_MINIMUM ? minimum : INVESTMENT_MINIMUM,
    max: fund.maximumAmount < INVESTMENT_MAXIMUM ? fund.maximumAmount : INVESTMENT_MAXIMUM,
    multiple,
  };
}

/** Returns the days of the month on which instalments of a scheme may fall. */
export function sipDatesOf(fund: Pick<FundLimits, 'sipDates'>): readonly number[] {
  return fund.sipDates.length > 0 ? fund.sipDates : DEFAULT_SIP_DATES;
}

/** A person's choice so far; `null` or an absent field is not chosen yet. Fields are those of the call saveInvestment. */
export interface InvestmentChoice {
  readonly investmentType: InvestmentType;
  /** The frequency of the type when absent. */
  readonly investmentFrequency?: number | undefined;
  readonly amount: FieldAmount;
  /** Only a SIP has it, as it has the instalments. */
  readonly sipDate?: number | null | undefined;
  readonly numOfSipInstallments?: number | null | undefined;
}

/** Codes for faults in a choice; `investmentErrorText` has their words. */
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

/** The fault of each field; empty when there is none. */
export type InvestmentErrors = Partial<Record<keyof InvestmentChoice, InvestmentErrorCode>>;

/** Checks a choice against what the scheme accepts. `investmentErrorText` has words for the codes. */
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
