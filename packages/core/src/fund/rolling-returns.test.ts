import { describe, expect, it } from 'vitest';
import { nav } from '#money/index.js';
import { addDays, businessDate } from '#time/index.js';
import { LEAST_SPANS, rollingReturns } from './rolling-returns.js';

const FIRST = businessDate('2024-01-01');
/** One NAV a day by the number of the day. */
const daily = (days: number, valueOn: (day: number) => number) =>
  Array.from({ length: days }, (_, day) => ({ date: addDays(FIRST, day), nav: nav(Number(valueOn(day).toFixed(4))) }));

describe('rollingReturns', () => {
  it('are alike for a NAV that grows evenly', () => {
    const even = rollingReturns(
      daily(600, (day) => 10 * 1.1 ** (day / 365)),
      1,
    );
    expect(even?.worst).toBeCloseTo(10, 2);
    expect(even?.best).toBeCloseTo(10, 2);
    expect(even?.average).toBeCloseTo(10, 2);
    expect(even).toMatchObject({ years: 1, lost: 0 });
  });

  it('have a span for each NAV on which one could have ended, and the share of those with a loss', () => {
    // 2024 is a leap year: the first span ends on 1 January 2025, the 367th day
    const halved = rollingReturns(
      daily(366 + 200, (day) => (day < 366 + 100 ? 20 : 10)),
      1,
    );
    expect(halved).toMatchObject({ spans: 200, lost: 50, best: 0 });
    expect(halved?.worst).toBeCloseTo(-50, 0);
  });

  it('are null where too few spans fit', () => {
    const flat = (spans: number) =>
      rollingReturns(
        daily(366 + spans, () => 10),
        1,
      );
    expect(flat(LEAST_SPANS - 1)).toBeNull();
    expect(flat(LEAST_SPANS)?.spans).toBe(LEAST_SPANS);
  });
});
