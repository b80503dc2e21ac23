import { formatDateShort } from '@prosperx/core/format';
import { addDays, type BusinessDate, daysBetween } from '@prosperx/core/time';

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
