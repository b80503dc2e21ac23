import { paise, type Paise, rupees, ZERO_PAISE } from '#money/index.js';
import type { FinancialYear } from './financial-year.js';

// Apart from rules.ts, whose table a calculator has no use for.

export const ACT_2018 = 'Finance Act 2018, sections 111A and 112A of the Income-tax Act';
export const ACT_2024 = 'Finance (No. 2) Act 2024, from 23 July 2024';

/** Per cent of the long-term gain on equity, for sales before 23 July 2024. */
export const OLD_LONG_RATE = 10;
/** Per cent of the long-term gain on equity, for sales since 23 July 2024. */
export const EQUITY_LONG_RATE = 12.5;

/** The long-term gain on equity that a financial year leaves untaxed, in rupees, from the year in which it begins (section 112A). */
const EQUITY_EXEMPTIONS: readonly {
  readonly from: FinancialYear;
  readonly rupees: number;
  readonly source: string;
}[] = [
  { from: 2018, rupees: 1_00_000, source: ACT_2018 },
  { from: 2024, rupees: 1_25_000, source: ACT_2024 },
];

/** Returns the long-term gain on equity that is not taxed in a financial year, for a person and all their funds and shares together. */
export function equityExemptionOf(year: FinancialYear): Paise {
  const found = EQUITY_EXEMPTIONS.findLast(({ from }) => year >= from);
  return found ? rupees(found.rupees) : ZERO_PAISE;
}

/** Returns what of a year's long-term gain on equity is taxed, once the exemption is taken off; a loss is taxed with nothing. */
export function taxableEquityGain(gain: Paise, year: FinancialYear): Paise {
  return paise(Math.max(0, gain - equityExemptionOf(year)));
}

/** Returns the tax on the long-term gain on equity of a year, before surcharge and cess, to the paisa; `rate` is per cent (`longRate` of its rule). */
export function equityGainTax(
  gain: Paise,
  rate: number,
  year: FinancialYear,
): { readonly taxable: Paise; readonly tax: Paise } {
  const taxable = taxableEquityGain(gain, year);
  return { taxable, tax: paise(Math.round((taxable * rate) / 100)) };
}
