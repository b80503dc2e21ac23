import { paise, type Paise, rupees } from '#money/index.js';
import { type ProjectionPoint, sipGrowth } from './projection.js';
import type { Bounds } from './rate-bounds.js';

/** What there is already: from nothing. */
export const SAVED_BOUNDS: Bounds<Paise> = { min: rupees(0), max: rupees(10_00_00_000), default: rupees(0) };

/** What a course costs today. */
export const COURSE_BOUNDS: Bounds<Paise> = {
  min: rupees(50_000),
  max: rupees(2_00_00_000),
  default: rupees(20_00_000),
};

/** A cost of the future, saved for by a sum of today and an amount a month. */
export interface SavingPlan {
  /** What it costs at the prices of today. */
  readonly costToday: Paise;
  /** Per cent a year by which it rises. */
  readonly inflationPercent: number;
  /** What there is already. */
  readonly saved: Paise;
  readonly annualRatePercent: number;
  /** Whole years until it has to be paid. */
  readonly years: number;
}

/** What such a plan takes. */
export interface SavingOutcome {
  /** What it will cost. */
  readonly cost: Paise;
  /** What the sum of today becomes by then. */
  readonly savedGrown: Paise;
  /** The amount to invest each month; nothing where what there is will do. */
  readonly monthlyAmount: Paise;
  /** The sum of today and all instalments, in whole rupees. */
  readonly invested: Paise;
  readonly gain: Paise;
  readonly value: Paise;
  readonly points: readonly ProjectionPoint[];
}

/** Returns what a thing of today's price costs in some years, to the rupee. */
export function futureCost(costToday: Paise, inflationPercent: number, years: number): Paise {
  return rupees(Math.round((costToday * (1 + inflationPercent / 100) ** years) / 100));
}

/** Returns what to save each month for a cost that rises, by the convention of projectGoal; the sum of today grows at the same monthly rate. */
export function projectSaving(plan: SavingPlan): SavingOutcome {
  const cost = futureCost(plan.costToday, plan.inflationPercent, plan.years);
  return { cost, ...saveUpTo(cost, plan) };
}

/** What has to be saved. */
type Saving = Omit<SavingPlan, 'costToday' | 'inflationPercent'>;

/** What there is, grown by the month. */
const grownBy = ({ saved, annualRatePercent }: Saving, year: number) =>
  paise(Math.round(saved * (1 + annualRatePercent / 1200) ** (year * 12)));

/** Returns what to save each month to have an amount by a day, to the paisa; nothing where what there is will do. */
export function monthlyFor(target: Paise, plan: Saving): Paise {
  const { annualRatePercent, years } = plan;
  const missing = rupees(Math.max(0, Math.ceil((target - grownBy(plan, years)) / 100)));
  return paise(Math.round(missing / sipGrowth(annualRatePercent, years * 12)));
}

/** Returns what to save each month to have an amount by a day, and how it grows. */
export function saveUpTo(target: Paise, plan: Saving): Omit<SavingOutcome, 'cost'> {
  const { saved, annualRatePercent, years } = plan;
  const savedGrown = grownBy(plan, years);
  const monthlyAmount = monthlyFor(target, plan);
  const points = Array.from({ length: years + 1 }, (_, year) => ({
    year,
    invested: rupees(Math.round((saved + monthlyAmount * year * 12) / 100)),
    value: paise(grownBy(plan, year) + Math.round(monthlyAmount * sipGrowth(annualRatePercent, year * 12))),
  }));
  const last = points.at(-1) ?? { invested: saved, value: saved };
  // in whole rupees, so that the figures add up; of a plan that is enough already, what there is
  const value = monthlyAmount === 0 ? rupees(Math.round(savedGrown / 100)) : target;
  return { savedGrown, monthlyAmount, invested: last.invested, gain: paise(value - last.invested), value, points };
}
