import { paise, type Paise, subtractPaise, timesPaise } from '#money/paise.js';
import { chartYears } from './chart-years.js';

export interface ProjectionPoint {
  /** Years from now; 0 is now. */
  readonly year: number;
  readonly invested: Paise;
  readonly value: Paise;
}

/** What a plan could come to; `value` is `invested` plus `gain` exactly. */
export interface Projection {
  readonly invested: Paise;
  readonly value: Paise;
  readonly gain: Paise;
  /** For the chart and its table: the years of chartYears, beginning with 0. */
  readonly points: readonly ProjectionPoint[];
}

export interface SipPlan {
  readonly monthlyAmount: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

/**
 * What one rupee a month becomes: an annuity due (paid at the start of each month) at a monthly rate of annual / 1200,
 * not the twelfth root (specification, investing, section 9). Throws RangeError for a rate that is negative or not finite.
 */
export function sipGrowth(annualRatePercent: number, months: number): number {
  if (!Number.isFinite(annualRatePercent) || annualRatePercent < 0) {
    throw new RangeError(`rate must be a number from 0: ${annualRatePercent}`);
  }
  const rate = annualRatePercent / 1200;
  // expm1 and log1p keep their digits at rates where (1 + rate) ** months - 1 loses them
  return rate === 0 ? months : (Math.expm1(months * Math.log1p(rate)) / rate) * (1 + rate);
}

/**
 * What a SIP could come to. Values are rounded to the paisa once, at the end, and within the calculators' bounds differ from
 * the exact result by less than one paisa. Throws RangeError for years that are not whole, a negative rate, or an amount too large.
 */
export function projectSip({ monthlyAmount, annualRatePercent, years }: SipPlan): Projection {
  const points = chartYears(years).map((year) => ({
    year,
    invested: timesPaise(monthlyAmount, year * 12),
    value: paise(Math.round(monthlyAmount * sipGrowth(annualRatePercent, year * 12))),
  }));
  return projectionOf(points);
}

/** Sums up points, of which the last is the end of the plan. */
export function projectionOf(points: readonly ProjectionPoint[]): Projection {
  const { invested, value } = points.at(-1) ?? { invested: paise(0), value: paise(0) };
  return { invested, value, gain: subtractPaise(value, invested), points };
}
