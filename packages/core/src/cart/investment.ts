import { type Paise, rupees } from '#money/paise.js';

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
