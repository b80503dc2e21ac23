import { addMonths, type BusinessDate, businessDateAt, daysBetween } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';

/** The last day with a NAV when the sandbox is new: the business day before its first. */
export const LAST_SEEDED_DAY = calendar.add(businessDateAt(SANDBOX_START), -1);

export interface Day {
  readonly date: BusinessDate;
  /** Days since the first. */
  readonly number: number;
}

let days: readonly Day[] | undefined;

/** The business days of five years up to the last seeded one; dates are dear, so made once. */
export function seededDays(): readonly Day[] {
  if (days !== undefined) return days;
  const first = calendar.onOrBefore(addMonths(LAST_SEEDED_DAY, -60));
  const found: Day[] = [];
  for (let date = first; date <= LAST_SEEDED_DAY; date = calendar.add(date, 1)) {
    found.push({ date, number: daysBetween(first, date) });
  }
  days = found;
  return found;
}
