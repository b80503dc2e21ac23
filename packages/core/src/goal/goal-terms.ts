import { type Bounds, isWithin, rateBounds } from '#calculator/index.js';
import { type Paise, rupees } from '#money/index.js';
import { addMonths, type BusinessDate } from '#time/index.js';

/** Goals of one account. */
export const MOST_GOALS = 20;

/** The most letters of the name of a goal. */
export const GOAL_NAME_LENGTH = 60;

/** What a goal costs today. */
export const GOAL_COST_BOUNDS: Bounds<Paise> = {
  min: rupees(1_000),
  max: rupees(100_00_00_000),
  default: rupees(5_00_000),
};

/** Per cent a year by which its cost rises; 0 where the sum is fixed. */
export const GOAL_INFLATION_BOUNDS: Bounds<number> = { min: 0, max: 12, default: 6 };

/** Per cent a year that its owner expects of what is invested for it. */
export const GOAL_RATE_BOUNDS: Bounds<number> = rateBounds();

/** Years until a goal, at most. */
export const GOAL_YEARS = 40;

/** The terms of a goal, as its owner gave them. */
export interface GoalTerms {
  readonly name: string;
  /** The cost at the prices of today. */
  readonly cost: Paise;
  readonly date: BusinessDate;
  readonly inflationPercent: number;
  readonly annualRatePercent: number;
}

/** A field of the form of a goal. */
export type GoalField = keyof GoalTerms;
/** Codes for what is wrong with a field of a goal. */
export type GoalFault = 'required' | 'too_long' | 'out_of_bounds' | 'too_soon' | 'too_far';

/** Returns what is wrong with the terms of a goal, by field; empty where nothing is. A goal lies at least a month ahead, and expects `maxRate` a year at most. */
export function checkGoal(
  terms: GoalTerms,
  today: BusinessDate,
  maxRate?: number,
): Partial<Record<GoalField, GoalFault>> {
  const name = terms.name.trim();
  const { date } = terms;
  return {
    ...(name === '' ? { name: 'required' } : name.length > GOAL_NAME_LENGTH && { name: 'too_long' }),
    ...(!isWithin(GOAL_COST_BOUNDS, terms.cost) && { cost: 'out_of_bounds' }),
    ...(date < addMonths(today, 1)
      ? { date: 'too_soon' }
      : date > addMonths(today, GOAL_YEARS * 12) && { date: 'too_far' }),
    ...(!isWithin(GOAL_INFLATION_BOUNDS, terms.inflationPercent) && { inflationPercent: 'out_of_bounds' }),
    ...(!isWithin(rateBounds(maxRate), terms.annualRatePercent) && { annualRatePercent: 'out_of_bounds' }),
  };
}
