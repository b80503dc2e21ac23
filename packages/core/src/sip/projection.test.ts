import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '#money/brand.js';
import { paise, rupees, toRupees } from '#money/paise.js';
import { exactGrowth } from './exact.oracle.js';
import { projectSip } from './projection.js';
import { rateBounds, SIP_MONTHLY_BOUNDS, YEARS_BOUNDS } from './rules.js';

const plan = (monthly: number, annualRatePercent: number, years: number) => ({
  monthlyAmount: rupees(monthly),
  annualRatePercent,
  years,
});

describe('projectSip', () => {
  it.each([
    [5_000, 8, 10, 9_20_828.38],
    [5_000, 12, 10, 11_61_695.38],
    [10_000, 12, 10, 23_23_390.76],
    [10_000, 12, 20, 99_91_479.19],
    [10_000, 11, 20, 87_35_730.53],
  ])('%i a month at %i %% for %i years gives %d', (amount, rate, years, value) => {
    const projection = projectSip(plan(amount, rate, years));
    expect(toRupees(projection.value)).toBe(value);
    expect(toRupees(projection.invested)).toBe(amount * 12 * years);
  });

  it('does not pay at the end of the month', () => {
    expect(toRupees(projectSip(plan(5_000, 8, 10)).value)).not.toBe(9_14_730.18);
  });

  it('does not use the twelfth root of the annual rate', () => {
    expect(toRupees(projectSip(plan(5_000, 12, 10)).value)).not.toBeCloseTo(11_20_179.16, 0);
  });

  it('only sums up at a rate of zero', () => {
    expect(projectSip(plan(1_000, 0, 3))).toMatchObject({ value: rupees(36_000), gain: 0 });
  });

  it('starts its points with nothing now and ends them with the result', () => {
    const { points, value, invested } = projectSip(plan(5_000, 8, 10));
    expect(points[0]).toEqual({ year: 0, invested: 0, value: 0 });
    expect(points.at(-1)).toEqual({ year: 10, invested, value });
    expect(points).toHaveLength(11);
  });

  it.each([
    [-1, 10],
    [Number.NaN, 10],
    [8, 0],
    [8, 1.5],
  ])('refuses a rate of %d for %d years', (rate, years) => {
    expect(() => projectSip(plan(5_000, rate, years))).toThrow(RangeError);
  });

  it('is within a paisa of the exact result everywhere within its bounds, and value is invested plus gain', () => {
    const { min, max } = SIP_MONTHLY_BOUNDS;
    const rate = fc.integer({ min: rateBounds().min * 100, max: rateBounds().max * 100 });
    fc.assert(
      fc.property(fc.integer({ min, max }), rate, fc.integer(YEARS_BOUNDS), (monthly, hundredths, years) => {
        const projection = projectSip({ monthlyAmount: paise(monthly), annualRatePercent: hundredths / 100, years });
        const { numerator, denominator } = exactGrowth(hundredths, years * 12);
        const exact = Number(divideRounded(BigInt(monthly) * numerator, denominator));
        expect(Math.abs(projection.value - exact)).toBeLessThanOrEqual(1);
        expect(projection.invested + projection.gain).toBe(projection.value);
        expect(projection.invested).toBe(monthly * years * 12);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never falls from one year to the next, and never below what was put in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 30 }), (hundredths, years) => {
        const { points } = projectSip(plan(100, hundredths / 100, years));
        points.forEach((point, index) => {
          expect(point.value).toBeGreaterThanOrEqual(point.invested);
          if (index > 0) expect(point.value).toBeGreaterThan(points[index - 1]?.value ?? 0);
        });
      }),
    );
  });
});
