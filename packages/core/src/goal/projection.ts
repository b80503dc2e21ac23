import { paise, type Paise, rupees } from '#money/paise.js';
import { chartYears } from '#sip/chart-years.js';
import { type Projection, projectionOf, sipGrowth } from '#sip/projection.js';

export interface GoalPlan {
  /** What is to be reached, in whole rupees. */
  readonly target: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

export interface GoalProjection extends Projection {
  /** What has to be put in each month. */
  readonly monthlyAmount: Paise;
}

/**
 * The monthly amount that reaches a target, by the convention of projectSip. It is rounded to the nearest paisa; `value` is the
 * target itself. `invested` is the rounded amount times the months, to the nearest rupee, so that what is shown in rupees adds up.
 * Throws RangeError as projectSip does.
 */
export function projectGoal({ target, annualRatePercent, years }: GoalPlan): GoalProjection {
  const exact = target / sipGrowth(annualRatePercent, years * 12);
  const monthlyAmount = paise(Math.round(exact));
  const points = chartYears(years).map((year) => ({
    year,
    invested: rupees(Math.round((monthlyAmount * year * 12) / 100)),
    value: year === years ? target : paise(Math.round(exact * sipGrowth(annualRatePercent, year * 12))),
  }));
  return { monthlyAmount, ...projectionOf(points) };
}
