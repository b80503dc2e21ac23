import { divideRounded, type Nav, navFromScaled } from '#money/index.js';
import { type BusinessDate, daysBetween } from '#time/index.js';
import type { FundDetail, ReturnPeriod } from './schemas.js';

const FACTORS = [10, 100, 1_000] as const;
// No fund moves so much in a day; a change of face value does, to the last per cent.
const TOLERANCE = 0.05;

/**
 * Returns the factor of the face value between two NAVs in a row (10, 100, 1000, or the inverse as a negative number); 1 when it did not
 * change.
 */
export function rebaseFactor(before: NavPoint, after: NavPoint): number {
  const ratio = after.nav / before.nav;
  for (const factor of FACTORS) {
    if (Math.abs(ratio / factor - 1) < TOLERANCE) return factor;
    if (Math.abs(ratio * factor - 1) < TOLERANCE) return -factor;
  }
  return 1;
}

/**
 * Returns a history (oldest first) in terms of today's face value: NAVs from before a change of face value are scaled. AMFI publishes
 * such changes as a jump of the NAV, for instance 28.56 to 2,857.24.
 */
export function withoutRebases(history: readonly NavPoint[]): readonly NavPoint[] {
  let [up, down] = [1n, 1n];
  const scaled: NavPoint[] = [];
  for (let at = history.length - 1; at >= 0; at--) {
    const [point, next] = [history[at], history[at + 1]];
    if (point === undefined) continue;
    const factor = next === undefined ? 1 : rebaseFactor(point, next);
    if (factor > 1) up *= BigInt(factor);
    if (factor < -1) down *= BigInt(-factor);
    const navToday = () => navFromScaled(Number(divideRounded(BigInt(point.nav) * up, down)));
    scaled.push(up === down ? point : { date: point.date, nav: navToday() });
  }
  return scaled.reverse();
}

/** The NAV of one scheme on one date. */
export interface NavPoint {
  readonly date: BusinessDate;
  readonly nav: Nav;
}

/** The months of each period; ALL has none. */
export const PERIOD_MONTHS = { '1M': 1, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 } as const;
const DAYS_A_YEAR = 365;

/** Returns the return between two NAVs in per cent, over the whole time and not by the year. */
export function plainReturn(start: NavPoint, end: NavPoint): number {
  return (end.nav / start.nav - 1) * 100;
}

/**
 * Returns the return between two NAVs in per cent a year, compounded over the real days: (end/start)^(365/days) - 1. A whole number of
 * years as exponent does not agree with the figures that fund houses publish. Throws RangeError unless `end` is later than `start`.
 */
export function yearlyReturn(start: NavPoint, end: NavPoint): number {
  const days = daysBetween(start.date, end.date);
  if (days <= 0) throw new RangeError('a yearly return needs two dates in order');
  return ((end.nav / start.nav) ** (DAYS_A_YEAR / days) - 1) * 100;
}

/** Returns the last point on or before a date, in a history that is oldest first; null when there is none. */
export function pointOnOrBefore(history: readonly NavPoint[], date: BusinessDate): NavPoint | null {
  let [low, high] = [0, history.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((history[middle]?.date ?? date) <= date) low = middle + 1;
    else high = middle;
  }
  return history[low - 1] ?? null;
}

/** Days that may lie between two NAVs, or between an anniversary and its NAV: of a longer time the two say nothing. */
export const LONGEST_GAP = 31;

/**
 * Returns the part of a history (oldest first) that follows its last gap: its NAVs are near enough to be joined to a line, and to stand for
 * the days between them.
 */
export function sinceLastGap(history: readonly NavPoint[]): readonly NavPoint[] {
  const first = history.findLastIndex(({ date }, at) => daysBetween(history[at - 1]?.date ?? date, date) > LONGEST_GAP);
  return history.slice(Math.max(first, 0));
}

/** Tells whether the return of a history (oldest first) over a period is by the year: from one year on, as the regulator asks. */
export function isAnnualised(history: readonly NavPoint[], period: ReturnPeriod): boolean {
  if (period !== 'ALL') return PERIOD_MONTHS[period] >= 12;
  const [first, last] = [history[0], history.at(-1)];
  return first !== undefined && last !== undefined && daysBetween(first.date, last.date) >= DAYS_A_YEAR;
}

/** Days in a row that can be without a NAV: the change since an older one is not that of a day. */
export const LONGEST_HOLIDAYS = 7;

/** Returns the change between the last two NAVs: rupees a unit, and per cent; null where none of the days before is known. */
export function dayChange(history: readonly NavPoint[]): FundDetail['dayChange'] {
  const [before, last] = history.slice(-2);
  if (before === undefined || last === undefined) return null;
  if (daysBetween(before.date, last.date) > LONGEST_HOLIDAYS) return null;
  // NAVs are whole numbers of 1e-8 rupees, so their difference is exact.
  return { amount: (last.nav - before.nav) / 100_000_000, percent: plainReturn(before, last) };
}
