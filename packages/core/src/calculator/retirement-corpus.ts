import { type Paise, rupees } from '#money/index.js';
import { futureCost } from './future-cost.js';
import type { Bounds } from './rate-bounds.js';
import { nominalRate } from './rates.js';

/** What is spent each month. */
export const EXPENSES_BOUNDS: Bounds<Paise> = { min: rupees(5_000), max: rupees(5_00_000), default: rupees(50_000) };

/** The input of the retirement calculator. */
export interface RetirementPlan {
  /** Ages in whole years, each above the one before. */
  readonly age: number;
  readonly retireAt: number;
  readonly liveUntil: number;
  /** Spent each month, at the prices of today. */
  readonly monthlyExpenses: Paise;
  readonly inflationPercent: number;
  readonly saved: Paise;
  /** Per cent a year until retirement, and from then on. */
  readonly annualRatePercent: number;
  readonly laterRatePercent: number;
}

/** Returns what a month costs on the first day of retirement. */
export const firstExpensesOf = ({ monthlyExpenses, inflationPercent, retireAt, age }: RetirementPlan): Paise =>
  futureCost(monthlyExpenses, inflationPercent, retireAt - age);

/**
 * Returns what has to be there at the start of a year of retirement, from 0, for it and all after it, in paise that are not rounded. A
 * month's expenses are taken at its start and rise by the inflation once a year; what is left earns the later rate, compounded, its twelfth
 * root a month.
 */
export function neededFrom(plan: RetirementPlan, year: number): number {
  const { age, retireAt, liveUntil, inflationPercent } = plan;
  if (!(age < retireAt && retireAt < liveUntil))
    throw new RangeError('a retirement comes after today, and ends after it began');
  const monthly = 1 + nominalRate(plan.laterRatePercent / 100, 12) / 12;
  let needed = 0;
  for (let month = (liveUntil - retireAt) * 12 - 1; month >= year * 12; month--)
    needed = needed / monthly + firstExpensesOf(plan) * (1 + inflationPercent / 100) ** Math.floor(month / 12);
  return needed;
}

/** Returns what has to be there on the first day of retirement, to the rupee. */
export const retirementCorpus = (plan: RetirementPlan): Paise => rupees(Math.ceil(neededFrom(plan, 0) / 100));
