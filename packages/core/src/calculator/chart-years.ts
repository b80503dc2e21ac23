import { everyYear } from './projection.js';

/**
 * Returns the years shown on a calculator's chart, from 0 to `years`: every year up to 10 years, every second up to 20, every third
 * beyond; the first and the last always. Throws RangeError unless `years` is whole and 1 or more.
 */
export function chartYears(years: number): number[] {
  const step = years > 20 ? 3 : years > 10 ? 2 : 1;
  return everyYear(years).filter((year) => year === years || year % step === 0);
}
