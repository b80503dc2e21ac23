import { addDays, type BusinessDate, daysBetween, partsOf, weekdayOf } from '#time/index.js';
import type { PlanFrequency } from './plan.js';
import type { JoinedTerms } from './terms.js';

/** The code of a fault in a start date; `checkPlan` says which come first. */
export type StartFault = 'start_too_early' | 'start_out_of_gap' | 'start_day_not_offered' | 'start_on_weekend';

const DAILY = 30;
const WEEKLY = 52;

/**
 * Returns the fault of a start date, undefined for none: it is after today, within the least and most days of the gap, on a day of the
 * month that both funds offer for monthly and quarterly, and no Saturday or Sunday for weekly.
 */
export function startFault(
  start: BusinessDate,
  frequency: PlanFrequency,
  terms: JoinedTerms,
  today: BusinessDate,
): StartFault | undefined {
  const gap = daysBetween(today, start);
  if (gap < 1) return 'start_too_early';
  if (gap < terms.minGap || gap > terms.maxGap) return 'start_out_of_gap';
  if (frequency === WEEKLY) return isWeekend(start) ? 'start_on_weekend' : undefined;
  if (frequency === DAILY || terms.dates === null) return undefined;
  return terms.dates.includes(partsOf(start).day) ? undefined : 'start_day_not_offered';
}

const isWeekend = (date: BusinessDate) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** Returns all dates on which a plan that is entered today may start, the earliest first. */
export function allowedStartDates(
  frequency: PlanFrequency,
  terms: JoinedTerms,
  today: BusinessDate,
): readonly BusinessDate[] {
  const { minGap, maxGap } = terms;
  const days = Array.from({ length: Math.max(0, maxGap - minGap + 1) }, (_, index) => addDays(today, minGap + index));
  return days.filter((date) => startFault(date, frequency, terms, today) === undefined);
}
