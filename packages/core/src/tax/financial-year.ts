import { businessDate, type BusinessDate, partsOf } from '#time/index.js';

/** A financial year of India, 1 April to 31 March, by the year in which it begins: 2026 is FY 2026-27. */
export type FinancialYear = number;

/** Returns the financial year in which a date lies. */
export function financialYearOf(date: BusinessDate): FinancialYear {
  const { year, month } = partsOf(date);
  return month >= 4 ? year : year - 1;
}

/** Returns the first and the last day of a financial year. */
export function daysOfYear(year: FinancialYear): { from: BusinessDate; until: BusinessDate } {
  return { from: businessDate(`${year}-04-01`), until: businessDate(`${year + 1}-03-31`) };
}

/** Returns the name of a financial year: `2026-27`. */
export function financialYearName(year: FinancialYear): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
