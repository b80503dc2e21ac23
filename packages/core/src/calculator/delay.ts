import { paise, type Paise } from '#money/index.js';
import { costOfDelay, type DelayPlan } from './delay-cost.js';
import { projectSip, type ProjectionPoint, sipGrowth } from './projection.js';
import { periodRate } from './rates.js';

/** What it costs to begin later. */
export interface DelayOutcome extends ReturnType<typeof costOfDelay> {
  /** What one would have to invest each month to reach the same amount in the time that is left. */
  readonly catchUp: Paise;
  /** Per cent a year that one would need with the same amount a month; null where none does. */
  readonly rateNeeded: number | null;
  /** Year by year: `invested` is the SIP that begins later, `value` the one that begins now. */
  readonly points: readonly ProjectionPoint[];
}

/** Compares a SIP that begins now with one that begins later. */
export function projectDelay(delay: DelayPlan): DelayOutcome {
  const { delayYears, ...plan } = delay;
  const { monthlyAmount, annualRatePercent, years } = plan;
  const left = years - delayYears;
  const costs = costOfDelay(delay);
  const shorter = projectSip({ ...plan, years: left });
  const points = projectSip(plan).points.map(({ year, value }) => ({
    year,
    invested: shorter.points[year - delayYears]?.value ?? paise(0),
    value,
  }));
  const found = periodRate({
    periods: left * 12,
    payment: -monthlyAmount,
    present: 0,
    future: costs.now,
    isDue: true,
  });
  return {
    ...costs,
    catchUp: paise(Math.ceil(costs.now / sipGrowth(annualRatePercent, left * 12))),
    rateNeeded: found === null ? null : found * 1200,
    points,
  };
}
