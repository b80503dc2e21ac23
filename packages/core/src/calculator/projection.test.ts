import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '#format/amount.js';
import { divideRounded } from '#money/divide.js';
import { paise, type Paise, rupees, timesPaise, toRupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import { chartYears } from './chart-years.js';
import { exactGrowth } from './exact.oracle.js';
import { GOAL_AMOUNT_BOUNDS, SIP_MONTHLY_BOUNDS, YEARS_BOUNDS } from './investment-bounds.js';
import { projectGoal, projectLumpsum, projectSip, projectStepUp } from './projection.js';
import { rateBounds } from './rate-bounds.js';

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
  ])('projects %i a month at %i %% for %i years to %d', (amount, rate, years, value) => {
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

  it('only adds up at a rate of zero', () => {
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

  // Trust M12: plans and goals within a paisa of exact fractions, 1,000 each
  it('stays within a paisa of the exact result everywhere within its bounds, and value is invested plus gain', () => {
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
      runs(1_000),
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

describe('chartYears', () => {
  it('shows every year up to ten', () => {
    expect(chartYears(1)).toEqual([0, 1]);
    expect(chartYears(10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows every second year up to twenty', () => {
    expect(chartYears(11)).toEqual([0, 2, 4, 6, 8, 10, 11]);
    expect(chartYears(20)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  });

  it('shows every third year beyond twenty', () => {
    expect(chartYears(21)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
    expect(chartYears(30)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    expect(chartYears(29)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 29]);
  });

  it('keeps the first and the last, each once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (years) => {
        const shown = chartYears(years);
        expect(shown[0]).toBe(0);
        expect(shown.at(-1)).toBe(years);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }),
    );
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses %d years', (years) => {
    expect(() => chartYears(years)).toThrow(RangeError);
  });
});

const goal = (target: number, annualRatePercent: number, years: number) =>
  projectGoal({ target: rupees(target), annualRatePercent, years });

const plans = fc.tuple(
  fc.integer({ min: GOAL_AMOUNT_BOUNDS.min / 100, max: GOAL_AMOUNT_BOUNDS.max / 100 }),
  fc.integer({ min: 100, max: 3_000 }),
  fc.integer({ min: 1, max: 30 }),
);

describe('projectGoal', () => {
  it.each([
    [1_00_00_000, 12, 15, 19_818.62],
    [1_00_00_000, 12, 20, 10_008.53],
    [1_00_00_000, 11, 15, 21_793.26],
  ])('reaches %i at %i %% in %i years with %d a month', (target, rate, years, monthly) => {
    expect(toRupees(goal(target, rate, years).monthlyAmount)).toBe(monthly);
  });

  it('does not use the twelfth root of the annual rate, as some sites do', () => {
    expect(toRupees(goal(1_00_00_000, 12, 20).monthlyAmount)).not.toBeCloseTo(10_871.25, 0);
    expect(toRupees(goal(1_00_00_000, 11, 15).monthlyAmount)).not.toBeCloseTo(22_879.53, 0);
  });

  it('ends at the target itself', () => {
    const { value, points, invested, gain } = goal(5_00_000, 8, 10);
    expect(value).toBe(rupees(5_00_000));
    expect(points.at(-1)).toEqual({ year: 10, invested, value });
    expect(points[0]).toEqual({ year: 0, invested: 0, value: 0 });
    expect(gain).toBe(value - invested);
  });

  it('returns the exact amount to the nearest paisa', () => {
    fc.assert(
      fc.property(plans, ([target, hundredths, years]) => {
        const { numerator, denominator } = exactGrowth(hundredths, years * 12);
        const exact = Number(divideRounded(BigInt(target) * 100n * denominator, numerator));
        expect(Math.abs(goal(target, hundredths / 100, years).monthlyAmount - exact)).toBeLessThanOrEqual(1);
      }),
      runs(1_000),
    );
  });

  it('adds up when shown in whole rupees', () => {
    fc.assert(
      fc.property(plans, ([target, hundredths, years]) => {
        const { invested, gain } = goal(target, hundredths / 100, years);
        expect(invested % 100).toBe(0);
        expect(toRupees(invested) + toRupees(gain)).toBe(target);
      }),
    );
  });

  it('asks for an amount that, put into the SIP calculator, reaches the target but for rounding', () => {
    fc.assert(
      fc.property(plans, ([target, hundredths, years]) => {
        const { monthlyAmount } = goal(target, hundredths / 100, years);
        const half = (months: number) =>
          projectSip({ monthlyAmount: paise(months), annualRatePercent: hundredths / 100, years }).value;
        expect(Math.abs(half(monthlyAmount) - target * 100)).toBeLessThanOrEqual(half(1) / 2 + 2);
      }),
    );
  });
});

describe('what a calculator shows in whole rupees', () => {
  const plan = fc.record({
    amount: fc.integer({ min: 1_000, max: 1_00_000 }).map(rupees),
    rate: fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10),
    years: fc.integer({ min: 1, max: 30 }),
    stepUp: fc.integer({ min: 1, max: 50 }),
  });
  const shown = (amount: Paise) => Number(formatRupees(amount).replaceAll(',', ''));

  it('adds up: invested and gain are the total, in every calculator', () => {
    fc.assert(
      fc.property(plan, ({ amount, rate: annualRatePercent, years, stepUp: stepUpPercent }) => {
        for (const { invested, gain, value } of [
          projectSip({ monthlyAmount: amount, annualRatePercent, years }),
          projectStepUp({ monthlyAmount: amount, annualRatePercent, years, stepUpPercent }),
          projectLumpsum({ amount, annualRatePercent, years }),
          projectGoal({ target: timesPaise(amount, 1000), annualRatePercent, years }),
        ])
          expect(shown(invested) + shown(gain)).toBe(shown(value));
      }),
      runs(2_000),
    );
  });
});
