import { paise } from '#money/index.js';
import { daysBetween } from '#time/index.js';
import type { DatedAmount } from './flows.js';
import type { ProjectionPoint } from './projection.js';

const YEAR = 365;

/**
 * Returns amounts year by year from the first of them: `invested` is what was put in so far, `value` what was taken out so far and what is
 * left, as it grows by their rate of return (a part of 1). Of the last year it is what came back in all.
 */
export function flowsByYear(flows: readonly DatedAmount[], rate: number): readonly ProjectionPoint[] {
  const [first] = flows.map(({ date }) => date).sort();
  if (first === undefined) return [];
  const timed = flows.map(({ date, amount }) => ({ at: daysBetween(first, date) / YEAR, amount }));
  const end = Math.max(...timed.map(({ at }) => at));
  return Array.from({ length: Math.ceil(end) + 1 }, (_, year) => {
    const now = Math.min(year, end);
    let [invested, taken, left]: [number, number, number] = [0, 0, 0];
    for (const { at, amount } of timed) {
      if (at > now) continue;
      if (amount < 0) invested -= amount;
      else taken += amount;
      left -= amount * (1 + rate) ** (now - at);
    }
    return { year, invested: paise(invested), value: paise(Math.round(taken + left)) };
  });
}
