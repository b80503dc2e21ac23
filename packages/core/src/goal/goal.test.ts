import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectSip } from '#calculator/index.js';
import { addPaise, paise, type Paise, rupees, ZERO_PAISE } from '#money/index.js';
import { addMonths, businessDate } from '#time/index.js';
import { checkGoal, type GoalTerms } from './goal-terms.js';
import { goalProgress, priceToday } from './progress.js';

const TODAY = businessDate('2026-11-20');
const terms: GoalTerms = {
  name: 'House',
  cost: rupees(10_00_000),
  date: addMonths(TODAY, 120),
  inflationPercent: 6,
  annualRatePercent: 12,
};
const nothing = { value: ZERO_PAISE, sips: [] };
const aMonth = (amount: Paise, left: number | null = null) => ({ value: ZERO_PAISE, sips: [{ amount, left }] });

describe('the terms of a goal', () => {
  it('are taken as the form has them at first', () => expect(checkGoal(terms, TODAY)).toEqual({}));

  it.each([
    ['without a name', { name: '  ' }, { name: 'required' }],
    ['with a name of 61 letters', { name: 'x'.repeat(61) }, { name: 'too_long' }],
    ['below a thousand rupees', { cost: rupees(999) }, { cost: 'out_of_bounds' }],
    ['above a hundred crore', { cost: rupees(100_00_00_001) }, { cost: 'out_of_bounds' }],
    ['in three weeks', { date: businessDate('2026-12-10') }, { date: 'too_soon' }],
    ['in forty years and a day', { date: businessDate('2066-11-21') }, { date: 'too_far' }],
    ['with prices that fall', { inflationPercent: -1 }, { inflationPercent: 'out_of_bounds' }],
    ['with a return of 31 %', { annualRatePercent: 31 }, { annualRatePercent: 'out_of_bounds' }],
    ['with no number', { annualRatePercent: Number.NaN }, { annualRatePercent: 'out_of_bounds' }],
  ])('are refused %s', (_, change, faults) => expect(checkGoal({ ...terms, ...change }, TODAY)).toEqual(faults));

  it('keep to the cap of the operator on what is expected', () => {
    expect(checkGoal({ ...terms, annualRatePercent: 13.1 }, TODAY, 13)).toEqual({ annualRatePercent: 'out_of_bounds' });
    expect(checkGoal({ ...terms, annualRatePercent: 13 }, TODAY, 13)).toEqual({});
  });

  it('are taken on the last days that are', () => {
    for (const date of ['2026-12-20', '2066-11-20'])
      expect(checkGoal({ ...terms, date: businessDate(date) }, TODAY)).toEqual({});
  });
});

describe('how a goal stands', () => {
  it('costs what prices make of it, and without anything put aside all of that is missing', () => {
    // 10,00,000 × 1.06¹⁰ = 17,90,847.70; 17,90,848 over 232.339 by 1 % a month, paid at its start
    expect(goalProgress(terms, nothing, TODAY)).toEqual({
      months: 120,
      futureCost: rupees(17_90_848),
      expected: ZERO_PAISE,
      missing: rupees(17_90_848),
      monthlyMissing: rupees(7_707.91),
      percent: 0,
      state: 'behind',
    });
  });

  it('is on track when what is there and what runs bring it, and says no more than 99 % before', () => {
    const monthly = rupees(7_708);
    expect(goalProgress(terms, aMonth(monthly), TODAY)).toMatchObject({
      state: 'on_track',
      percent: 100,
      missing: 0,
      monthlyMissing: 0,
    });
    const almost = goalProgress(terms, aMonth(rupees(7_700)), TODAY);
    expect(almost).toMatchObject({ state: 'behind', percent: 99 });
    const { value } = projectSip({ monthlyAmount: rupees(7_700), annualRatePercent: 12, years: 10 });
    expect(almost.expected).toBe(value);
  });

  it('is reached when what is there pays for it today', () => {
    const state = (value: number) => goalProgress(terms, { ...nothing, value: rupees(value) }, TODAY).state;
    expect([state(9_99_999), state(10_00_000)]).toEqual(['on_track', 'reached']);
  });

  it('is over on its day, when nothing more can be saved', () => {
    const over = goalProgress({ ...terms, date: TODAY }, { ...nothing, value: rupees(4_00_000) }, TODAY);
    expect(over).toMatchObject({ state: 'over', months: 0, missing: rupees(6_00_000), monthlyMissing: 0, percent: 40 });
  });

  it('counts of a SIP the instalments that are left, which grow on', () => {
    const year = goalProgress(terms, aMonth(rupees(10_000), 12), TODAY).expected;
    const { value } = projectSip({ monthlyAmount: rupees(10_000), annualRatePercent: 12, years: 1 });
    expect(Math.abs(year - value * 1.01 ** 108)).toBeLessThan(2);
    expect(goalProgress(terms, aMonth(rupees(10_000), 500), TODAY)).toEqual(
      goalProgress(terms, aMonth(rupees(10_000)), TODAY),
    );
  });

  it('has a price that rises from the day on which it was named', () => {
    expect(priceToday(terms, addMonths(TODAY, -60), TODAY)).toBe(rupees(13_38_226));
    expect(priceToday(terms, TODAY, TODAY)).toBe(rupees(10_00_000));
  });

  it('keeps the price of its day once that is over', () => {
    const goal = { ...terms, date: addMonths(TODAY, 12) };
    const prices = [12, 13, 24, 60].map((months) => priceToday(goal, TODAY, addMonths(TODAY, months)));
    expect(prices).toEqual(Array(4).fill(rupees(10_60_000)));
  });

  it('counts whole months alone', () => {
    const months = (date: string) => goalProgress({ ...terms, date: businessDate(date) }, nothing, TODAY).months;
    expect([months('2026-12-19'), months('2026-12-20'), months('2027-11-19'), months('2027-11-20')]).toEqual([
      0, 1, 11, 12,
    ]);
  });

  it('lacks nothing once the missing amount runs besides, to the rounding of a paisa a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1_00_00_00_000 }),
        fc.integer({ min: 1, max: 480 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 5_00_000 }),
        (cost, months, inflationPercent, annualRatePercent, value) => {
          const goal = {
            name: 'x',
            cost: rupees(cost),
            date: addMonths(TODAY, months),
            inflationPercent,
            annualRatePercent,
          };
          const means = { value: rupees(value), sips: [] };
          const { monthlyMissing } = goalProgress(goal, means, TODAY);
          const more = { ...means, sips: [{ amount: addPaise(monthlyMissing, paise(1)), left: null }] };
          expect(goalProgress(goal, more, TODAY).missing).toBe(0);
        },
      ),
    );
  });
});
