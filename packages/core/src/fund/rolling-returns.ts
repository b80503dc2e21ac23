import { addMonths } from '#time/index.js';
import { type NavPoint, pointOnOrBefore, yearlyReturn } from './returns.js';

/** What an investment of some years brought, whatever the day on which it began. */
export interface RollingReturns {
  /** The length of each span in whole years. */
  readonly years: number;
  /** Per cent a year, compounded. */
  readonly worst: number;
  readonly average: number;
  readonly best: number;
  /** The share of the spans that ended with less than they began with, in per cent. */
  readonly lost: number;
  /** The number of spans, one for each day on which one could have ended. */
  readonly spans: number;
}

/** Fewer spans than about half a year of days say nothing about the others. */
export const LEAST_SPANS = 120;

/**
 * Returns what every span of so many years in a history brought by the year, one span for each NAV on which it ends; null where fewer
 * than `LEAST_SPANS` fit. The history is oldest first and one that `withoutRebases` has scaled.
 */
export function rollingReturns(history: readonly NavPoint[], years: number): RollingReturns | null {
  const [first] = history;
  const firstEnd = first && addMonths(first.date, 12 * years);
  const found = history.flatMap((end) => {
    if (!firstEnd || end.date < firstEnd) return [];
    const start = pointOnOrBefore(history, addMonths(end.date, -12 * years));
    return start ? [yearlyReturn(start, end)] : [];
  });
  if (found.length < LEAST_SPANS) return null;
  return {
    years,
    worst: found.reduce((least, percent) => Math.min(least, percent)),
    average: found.reduce((sum, percent) => sum + percent, 0) / found.length,
    best: found.reduce((most, percent) => Math.max(most, percent)),
    lost: (found.filter((percent) => percent < 0).length / found.length) * 100,
    spans: found.length,
  };
}
