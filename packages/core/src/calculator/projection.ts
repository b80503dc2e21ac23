import { paise, type Paise, rupees, subtractPaise, timesPaise } from '#money/index.js';

/** One year of a projection. */
export interface ProjectionPoint {
  /** The years from now; 0 is now. */
  readonly year: number;
  readonly invested: Paise;
  readonly value: Paise;
}

/** The outcome of a plan; `value` is `invested` plus `gain`, exactly or in whole rupees. */
export interface Projection {
  readonly invested: Paise;
  readonly value: Paise;
  readonly gain: Paise;
  /** Year by year, beginning with 0; a chart shows those of chartYears. */
  readonly points: readonly ProjectionPoint[];
}

/** The input of the SIP calculator. */
export interface SipPlan {
  readonly monthlyAmount: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

/**
 * Returns the outcome of one rupee a month: an annuity due (paid at the start of each month) at a monthly rate of annual / 1200, not the
 * twelfth root. Throws RangeError for a rate that is negative or not finite.
 */
export function sipGrowth(annualRatePercent: number, months: number): number {
  if (!Number.isFinite(annualRatePercent) || annualRatePercent < 0) {
    throw new RangeError(`rate must be a number from 0: ${annualRatePercent}`);
  }
  const rate = annualRatePercent / 1200;
  // expm1 and log1p keep their digits at rates where (1 + rate) ** months - 1 loses them.
  return rate === 0 ? months : (Math.expm1(months * Math.log1p(rate)) / rate) * (1 + rate);
}

/**
 * Projects a SIP. Values are rounded to the paisa once, at the end, and within the calculators' bounds differ from the exact result by
 * less than one paisa. Throws RangeError for years that are not whole, a negative rate, or an amount too large.
 */
export function projectSip({ monthlyAmount, annualRatePercent, years }: SipPlan): Projection {
  const points = everyYear(years).map((year) => ({
    year,
    invested: timesPaise(monthlyAmount, year * 12),
    value: paise(Math.round(monthlyAmount * sipGrowth(annualRatePercent, year * 12))),
  }));
  return projectionOf(points);
}

/** Sums up points, of which the last is the end of the plan. */
function projectionOf(points: readonly ProjectionPoint[]): Projection {
  const { invested, value } = points.at(-1) ?? { invested: paise(0), value: paise(0) };
  return { invested, value, gain: subtractPaise(value, invested), points };
}

/** Returns the years from 0 to `years`. Throws RangeError unless `years` is whole and 1 or more. */
export function everyYear(years: number): number[] {
  if (!Number.isSafeInteger(years) || years < 1) throw new RangeError(`years must be a whole number from 1: ${years}`);
  return Array.from({ length: years + 1 }, (_, year) => year);
}

/** The input of the goal calculator. */
export interface GoalPlan {
  /** The target in whole rupees. */
  readonly target: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

/** The outcome of the goal calculator. */
export interface GoalProjection extends Projection {
  /** The amount to invest each month. */
  readonly monthlyAmount: Paise;
}

/**
 * Returns the monthly amount that reaches a target, by the convention of projectSip. It is rounded to the nearest paisa; `value` is the
 * target itself. `invested` is the rounded amount times the months, to the nearest rupee, so that the figures in rupees add up. Throws
 * RangeError as projectSip does.
 */
export function projectGoal({ target, annualRatePercent, years }: GoalPlan): GoalProjection {
  const exact = target / sipGrowth(annualRatePercent, years * 12);
  const monthlyAmount = paise(Math.round(exact));
  const points = everyYear(years).map((year) => ({
    year,
    invested: rupees(Math.round((monthlyAmount * year * 12) / 100)),
    value: year === years ? target : paise(Math.round(exact * sipGrowth(annualRatePercent, year * 12))),
  }));
  return { monthlyAmount, ...projectionOf(points) };
}

/** The input of the lumpsum calculator. */
export interface LumpsumPlan {
  readonly amount: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

/** Returns what one sum becomes, compounded once a year. Throws RangeError for years that are not whole, or an amount too large. */
export function projectLumpsum({ amount, annualRatePercent, years }: LumpsumPlan): Projection {
  const points = everyYear(years).map((year) => ({
    year,
    invested: amount,
    value: paise(Math.round(amount * (1 + annualRatePercent / 100) ** year)),
  }));
  return projectionOf(points);
}

/** The input of the step-up calculator: a SIP whose instalment is raised every twelve months. */
export interface StepUpPlan extends SipPlan {
  /** Per cent by which each year's instalments are above those of the year before. */
  readonly stepUpPercent: number;
}

/**
 * Projects a SIP whose instalments rise each year, by the convention of projectSip; what is paid in a year is not rounded, the sums are,
 * once, at the end. `gain` is that between both in whole rupees, so that the figures in rupees add up. Throws RangeError as projectSip does.
 */
export function projectStepUp({ monthlyAmount, stepUpPercent, annualRatePercent, years }: StepUpPlan): Projection {
  const [perYear, monthly] = [sipGrowth(annualRatePercent, 12), annualRatePercent / 1200];
  const points = everyYear(years).map((year) => {
    let [invested, value] = [0, 0];
    for (let at = 0; at < year; at++) {
      const instalment = monthlyAmount * (1 + stepUpPercent / 100) ** at;
      invested += instalment * 12;
      value += instalment * perYear * (1 + monthly) ** (12 * (year - 1 - at));
    }
    return { year, invested: paise(Math.round(invested)), value: paise(Math.round(value)) };
  });
  const projection = projectionOf(points);
  const { invested, value } = projection;
  return { ...projection, gain: rupees(Math.round(value / 100) - Math.round(invested / 100)) };
}
