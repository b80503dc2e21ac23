import { addMonths, type BusinessDate, daysBetween } from '#time/index.js';
import {
  isAnnualised,
  LONGEST_GAP,
  type NavPoint,
  PERIOD_MONTHS,
  plainReturn,
  pointOnOrBefore,
  yearlyReturn,
} from './returns.js';
import type { ReturnPeriod } from './schemas.js';

/**
 * Returns the return of a history (oldest first) over a period that ends with its last NAV, in per cent. It starts at the last NAV on or
 * before the anniversary; from one year on it is by the year, compounded. null where the history does not reach back so far, or
 * has a gap there. The history is one that `withoutRebases` has scaled.
 */
export function returnOver(history: readonly NavPoint[], period: ReturnPeriod): number | null {
  const end = history.at(-1);
  if (end === undefined) return null;
  const start = period === 'ALL' ? history[0] : pointAt(history, addMonths(end.date, -PERIOD_MONTHS[period]));
  if (start == null || start.date === end.date) return null;
  return isAnnualised(history, period) ? yearlyReturn(start, end) : plainReturn(start, end);
}

function pointAt(history: readonly NavPoint[], anniversary: BusinessDate): NavPoint | null {
  const found = pointOnOrBefore(history, anniversary);
  return found && daysBetween(found.date, anniversary) <= LONGEST_GAP ? found : null;
}
