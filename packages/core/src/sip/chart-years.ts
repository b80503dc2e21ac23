/**
 * Years shown on a calculator's chart, from 0 to `years`: every year up to 10 years, every second up to 20, every third
 * beyond; the first and the last always (specification, investing, section 9). Throws RangeError unless `years` is whole and 1 or more.
 */
export function chartYears(years: number): number[] {
  if (!Number.isSafeInteger(years) || years < 1) throw new RangeError(`years must be a whole number from 1: ${years}`);
  const step = years > 20 ? 3 : years > 10 ? 2 : 1;
  const kept = Array.from({ length: Math.ceil(years / step) }, (_, index) => index * step);
  return [...kept, years];
}
