import { amountLimits, type FundLimits, type InvestmentType, sipDatesOf, acceptsInvestment } from '@prosperx/core/cart';
import { type Paise, rupees } from '@prosperx/core/money';

/** Amounts that are offered by one press; for a SIP those of the calculators (specification, investing, section 9). */
const QUICK: Readonly<Record<InvestmentType, readonly Paise[]>> = {
  SIP: [10_000, 5_000, 3_000, 2_000].map(rupees),
  LUMPSUM: [50_000, 25_000, 10_000, 5_000].map(rupees),
};

const SUGGESTED: Readonly<Record<InvestmentType, Paise>> = { SIP: rupees(5_000), LUMPSUM: rupees(10_000) };
const SUGGESTED_DATE = 5;

function fits(fund: FundLimits, type: InvestmentType, amount: Paise): boolean {
  const { min, max, multiple } = amountLimits(fund, type);
  return amount >= min && amount <= max && (multiple === 0 || amount % multiple === 0);
}

/** The quick amounts that a scheme takes. */
export function quickAmounts(fund: FundLimits, type: InvestmentType): readonly Paise[] {
  return QUICK[type].filter((amount) => fits(fund, type, amount));
}

/** What stands in the amount field first: the usual amount, or the least that the scheme takes. */
export function firstAmount(fund: FundLimits, type: InvestmentType): Paise | null {
  if (!acceptsInvestment(fund, type)) return null;
  return fits(fund, type, SUGGESTED[type]) ? SUGGESTED[type] : amountLimits(fund, type).min;
}

/** The SIP date first shown: the 5th, or the next one that the scheme offers. */
export function firstSipDate(fund: FundLimits): number {
  const dates = [...sipDatesOf(fund)].sort((a, b) => a - b);
  return dates.find((day) => day >= SUGGESTED_DATE) ?? dates[0] ?? SUGGESTED_DATE;
}
