import { type FundDetail, type NavPoint, PERIOD_MONTHS, pointOnOrBefore, type ReturnPeriod } from '@prosperx/core/fund';
import { addMonths, type BusinessDate, daysBetween } from '@prosperx/core/time';

/** What of a history a span shows. */
export interface NavWindow {
  /** Oldest first. */
  readonly points: readonly NavPoint[];
  /** The first date with a NAV, where the span reaches further back than the history; else null. */
  readonly missingBefore: BusinessDate | null;
}

/** The part of a history (oldest first) that lies in a span which ends with its last NAV; it begins where the return of the span begins. */
export function navWindow(history: FundDetail['navHistory'], period: ReturnPeriod): NavWindow {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || period === 'ALL') return { points: history, missingBefore: null };
  const begin = pointOnOrBefore(history, addMonths(last.date, -PERIOD_MONTHS[period]));
  if (!begin) return { points: history, missingBefore: first.date };
  return { points: history.filter(({ date }) => date >= begin.date), missingBefore: null };
}

/** A first NAV this many days after the launch is still that of the launch. */
const LAUNCH_DAYS = 10;

/** Returns the date from which the whole history counts; null when that is the fund's launch. */
export function historyStart({ navHistory: [first], launchDate }: Pick<FundDetail, 'launchDate' | 'navHistory'>) {
  if (!first || (launchDate !== null && daysBetween(launchDate, first.date) <= LAUNCH_DAYS)) return null;
  return first.date;
}

/** The longest spans are shown first where the history is long enough. */
export function firstPeriod(history: FundDetail['navHistory']): ReturnPeriod {
  const fits = (period: ReturnPeriod) => navWindow(history, period).missingBefore === null;
  return (['3Y', '1Y', '6M', '1M'] as const).find(fits) ?? 'ALL';
}
