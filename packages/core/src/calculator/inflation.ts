import { paise, type Paise } from '#money/index.js';
import type { Projection } from './projection.js';
import { compounded } from './rates.js';

/** The input of the inflation calculator. */
export interface PricePlan {
  /** What a thing costs today. */
  readonly amount: Paise;
  readonly inflationPercent: number;
  /** Whole. */
  readonly years: number;
}

/** Returns what a thing will cost: `invested` is its price today, `value` the one at the end, `gain` what it rises by. */
export function projectPrice({ amount, inflationPercent, years }: PricePlan): Projection {
  const points = Array.from({ length: years + 1 }, (_, year) => ({
    year,
    invested: amount,
    value: paise(Math.round(compounded(amount, Array<number>(year).fill(inflationPercent / 100)))),
  }));
  const value = points.at(-1)?.value ?? amount;
  return { invested: amount, value, gain: paise(value - amount), points };
}
