import { paise, type Paise } from '#money/index.js';
import type { BusinessDate } from '#time/index.js';
import type { NavPoint } from './returns.js';

/** Several funds over the months that all of them have. */
export interface GrowthTogether {
  /** The day of each month's NAV, of the first fund. */
  readonly dates: readonly BusinessDate[];
  /** What the amount of the first month became, for each fund. */
  readonly values: readonly (readonly Paise[])[];
}

const monthOf = (date: BusinessDate) => date.slice(0, 7);

/**
 * Returns what an amount in each of several funds became, month by month from the first month that all have; null where fewer than two
 * months are common. Of a month the last NAV counts. Histories are oldest first.
 */
export function growthTogether(histories: readonly (readonly NavPoint[])[], amount: Paise): GrowthTogether | null {
  const byMonth = histories.map((history) => new Map(history.map((point) => [monthOf(point.date), point])));
  const [lead, ...others] = byMonth;
  const months = [...(lead?.keys() ?? [])].filter((month) => others.every((other) => other.has(month)));
  if (months.length < 2) return null;
  const values = byMonth.map((points) => {
    const navs = months.map((month) => points.get(month)?.nav ?? 0);
    const first = navs[0] ?? 1;
    return navs.map((nav) => paise(Math.round((nav / first) * amount)));
  });
  return { dates: months.flatMap((month) => lead?.get(month)?.date ?? []), values };
}
