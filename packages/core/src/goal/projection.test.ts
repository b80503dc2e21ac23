import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '#money/brand.js';
import { paise, rupees, toRupees } from '#money/paise.js';
import { exactGrowth } from '#sip/exact.oracle.js';
import { projectSip } from '#sip/projection.js';
import { projectGoal } from './projection.js';
import { GOAL_AMOUNT_BOUNDS } from './rules.js';

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
  ])('%i at %i %% in %i years takes %d a month', (target, rate, years, monthly) => {
    expect(toRupees(goal(target, rate, years).monthlyAmount)).toBe(monthly);
  });

  it('is not fooled by sites that use the twelfth root of the annual rate', () => {
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

  it('is the exact amount to the nearest paisa', () => {
    fc.assert(
      fc.property(plans, ([target, hundredths, years]) => {
        const { numerator, denominator } = exactGrowth(hundredths, years * 12);
        const exact = Number(divideRounded(BigInt(target) * 100n * denominator, numerator));
        expect(Math.abs(goal(target, hundredths / 100, years).monthlyAmount - exact)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
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
