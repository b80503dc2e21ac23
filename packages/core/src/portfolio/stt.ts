import { divideRounded, type Paise, paise, toSafeNumber, ZERO_PAISE } from '#money/money.js';

/** The hybrid sub-categories that hold 65 % or more in shares of Indian companies by SEBI's own definition. */
const EQUITY_HYBRIDS: readonly string[] = ['Aggressive Hybrid', 'Equity Savings', 'Arbitrage'];
/** Sub-categories of equity that are sold on the exchange or may be of other countries alone. */
const OTHERS: readonly string[] = ['ETF'];

/** Tells whether selling units of a scheme pays securities transaction tax: those of an equity-oriented fund. */
function paysStt({ category, subCategory }: { readonly category: string; readonly subCategory: string }): boolean {
  if (category === 'ELSS') return true;
  return category === 'Equity' ? !OTHERS.includes(subCategory) : EQUITY_HYBRIDS.includes(subCategory);
}

/**
 * Returns the securities transaction tax on a sale of units to the fund: 0.001 % of their value, to the nearest paisa (Finance (No. 2) Act
 * 2004, section 98, from 1 June 2013).
 */
export function sttOn(scheme: { readonly category: string; readonly subCategory: string }, value: Paise): Paise {
  if (!paysStt(scheme)) return ZERO_PAISE;
  return paise(toSafeNumber(divideRounded(BigInt(value), 100_000n)));
}
