import { formatDateShort } from '@prosperx/core/format';
import { type FundDetail, type NavPoint, PERIOD_MONTHS, pointOnOrBefore, type ReturnPeriod } from '@prosperx/core/fund';
import { addDays, addMonths, type BusinessDate, daysBetween } from '@prosperx/core/time';

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

/** About as many of the points as asked for, evenly spread, always with the last one. */
export function thinned<Point>(points: readonly Point[], most: number): readonly Point[] {
  const step = Math.ceil(points.length / most);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}

const STEPS = [1, 2, 2.5, 5, 10];
/** Hairlines of a plot (design language: five at most). */
const MAX_LINES = 5;

/** Round values for the hairlines between two others, five at most, the first of them at or below the lower one. */
export function roundTicks(low: number, high: number): readonly number[] {
  const span = Math.max(high - low, Math.abs(high) / 1_000, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(span / MAX_LINES));
  const fits = (size: number) => Math.floor(high / size) - Math.floor(low / size) < MAX_LINES;
  const step = (STEPS.find((factor) => fits(factor * power)) ?? 20) * power;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

const LABELS = 4;
const MONTHS_TELL_FROM = 300;

/** Texts below a plot, from its first date to its last, evenly spread: months of years, or days where the span is short. */
export function dateLabels(from: BusinessDate, to: BusinessDate): readonly string[] {
  const days = daysBetween(from, to);
  const texts = Array.from({ length: LABELS }, (_, index) => {
    const [day, month, year] = formatDateShort(addDays(from, Math.round((days * index) / (LABELS - 1)))).split(' ');
    return days >= MONTHS_TELL_FROM ? `${month} ${year}` : `${day} ${month}`;
  });
  return [...new Set(texts)];
}
