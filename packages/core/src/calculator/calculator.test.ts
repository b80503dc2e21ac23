import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, toRupees } from '#money/index.js';
import { runs } from '#testing/runs.js';
import { projectDelay } from './delay.js';
import { projectSaving } from './future-cost.js';
import { projectGrowth } from './growth.js';
import { projectPrice } from './inflation.js';
import { projectSip } from './projection.js';
import { effectiveRate, nominalRate, periodRate, periodsToGrow, yearlyGrowth } from './rates.js';
import { projectRetirement } from './retirement.js';
import { projectWithdrawals } from './swp.js';
import { realReturn, todaysMoney } from './todays-money.js';

const rate = fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10);
const years = fc.integer({ min: 1, max: 30 });
const amount = fc.integer({ min: 1_000, max: 1_00_00_000 }).map(rupees);

describe('rates', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(rate, years, amount, (percent, span, from) => {
        const yearly = percent / 100;
        const to = from * (1 + yearly) ** span;
        expect(yearlyGrowth(from, to, span)).toBeCloseTo(yearly, 10);
        expect(periodsToGrow(yearly, from, to)).toBeCloseTo(span, 8);
        expect(effectiveRate(nominalRate(yearly, 12), 12)).toBeCloseTo(yearly, 12);
      }),
      runs(500),
    );
  });

  it('of equal payments are those by which they grew', () => {
    fc.assert(
      fc.property(rate, years, amount, (annualRatePercent, span, monthlyAmount) => {
        const { value } = projectSip({ monthlyAmount, annualRatePercent, years: span });
        const found = periodRate({
          periods: span * 12,
          payment: -monthlyAmount,
          present: 0,
          future: value,
          isDue: true,
        });
        expect((found ?? NaN) * 1200).toBeCloseTo(annualRatePercent, 2);
      }),
      runs(300),
    );
  });

  it('are none where there is nothing to grow from, no end that is reached, and no payment that fits', () => {
    expect(() => yearlyGrowth(0, 100, 1)).toThrow(RangeError);
    expect(yearlyGrowth(100, 0, 2)).toBe(-1);
    expect(periodsToGrow(0, 100, 200)).toBe(Infinity);
    expect(periodRate({ periods: 12, payment: -1, present: -1, future: -1, isDue: false })).toBeNull();
  });
});

describe('growth from one value to another', () => {
  it('goes by one rate, and ends with the value itself, also after a part of a year', () => {
    const points = projectGrowth(rupees(1_000), rupees(1_210), 2);
    expect(points.map(({ year, value }) => [year, toRupees(value)])).toEqual([
      [0, 1_000],
      [1, 1_100],
      [2, 1_210],
    ]);
    expect(projectGrowth(rupees(1_000), rupees(500), 2.5).map(({ year }) => year)).toEqual([0, 1, 2, 2.5]);
  });
});

describe('today’s money', () => {
  it('takes the rise of prices away again, to the paisa', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 12 }), years, (price, inflationPercent, span) => {
        const { value, gain, points } = projectPrice({ amount: price, inflationPercent, years: span });
        expect(Math.abs(todaysMoney(value, inflationPercent, span) - price)).toBeLessThanOrEqual(1);
        expect(gain).toBe(value - price);
        expect(points).toHaveLength(span + 1);
      }),
    );
  });

  it('leaves of a return what it is above the rise of prices, and less than nothing below it', () => {
    expect(realReturn(12, 6)).toBeCloseTo(5.66, 2);
    expect(realReturn(6, 6)).toBe(0);
    expect(realReturn(4, 6)).toBeLessThan(0);
  });
});

describe('a withdrawal plan', () => {
  const plan = { corpus: rupees(5_00_000), monthlyAmount: rupees(10_000), annualRatePercent: 8 };

  it('ends with less than an instalment where the money does not last, and takes out no more than there was', () => {
    const { withdrawn, left, fullMonths, points } = projectWithdrawals({ ...plan, years: 10 });
    expect(left).toBe(0);
    expect(fullMonths).toBe(60);
    expect(withdrawn).toBeGreaterThan(60 * plan.monthlyAmount);
    expect(withdrawn).toBeLessThan(61 * plan.monthlyAmount);
    expect(points.at(-1)).toEqual({ year: 10, invested: withdrawn, value: 0 });
  });

  it('without a return takes out what is there, month by month', () => {
    expect(projectWithdrawals({ ...plan, annualRatePercent: 0, years: 4 })).toMatchObject({
      fullMonths: 48,
      left: rupees(20_000),
    });
    expect(projectWithdrawals({ ...plan, annualRatePercent: 0, years: 5 })).toMatchObject({ fullMonths: 50, left: 0 });
  });

  it('leaves less the more is taken, and is never below nothing', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        years,
        fc.integer({ min: 1, max: 1_000 }),
        (corpus, annualRatePercent, span, thousandth) => {
          const take = (part: number) =>
            projectWithdrawals({
              corpus,
              annualRatePercent,
              years: span,
              monthlyAmount: paise(Math.ceil((corpus * part) / 1_000)),
            });
          const [some, more] = [take(thousandth), take(thousandth + 1)];
          expect(some.left).toBeGreaterThanOrEqual(more.left);
          expect(more.left).toBeGreaterThanOrEqual(0);
          expect(some.fullMonths).toBeGreaterThanOrEqual(more.fullMonths);
        },
      ),
      runs(200),
    );
  });
});

describe('a SIP that begins later', () => {
  const plan = { monthlyAmount: rupees(5_000), annualRatePercent: 12, years: 20, delayYears: 5 };

  it('costs what the SIPs of now and later differ by', () => {
    const { now, later, cost, points } = projectDelay(plan);
    expect([now, later]).toEqual([20, 15].map((span) => projectSip({ ...plan, years: span }).value));
    expect(cost).toBe(now - later);
    expect(points.slice(4, 7).map(({ invested }) => invested)).toEqual([0, 0, projectSip({ ...plan, years: 1 }).value]);
  });

  it('is made up for by the larger amount, and by the higher return', () => {
    const { now, catchUp, rateNeeded } = projectDelay(plan);
    const later = { ...plan, years: 15 };
    expect(projectSip({ ...later, monthlyAmount: catchUp }).value).toBeGreaterThanOrEqual(now);
    expect(projectSip({ ...later, monthlyAmount: paise(catchUp - 1) }).value).toBeLessThan(now);
    const reached = projectSip({ ...later, annualRatePercent: rateNeeded ?? 0 }).value;
    expect(Math.abs(reached - now)).toBeLessThanOrEqual(1);
  });

  it('has to begin before it ends', () => {
    expect(() => projectDelay({ ...plan, delayYears: 20 })).toThrow(RangeError);
  });
});

describe('saving for a cost', () => {
  const plan = {
    costToday: rupees(20_00_000),
    inflationPercent: 8,
    saved: rupees(1_00_000),
    annualRatePercent: 12,
    years: 15,
  };

  it('reaches what the cost has risen to, with what there is already', () => {
    const { cost, savedGrown, monthlyAmount, invested, gain, value, points } = projectSaving(plan);
    // 20 lakh × 1.08^15 and 1 lakh × 1.01^180, by hand
    expect(toRupees(cost)).toBe(63_44_338);
    expect(toRupees(savedGrown)).toBeCloseTo(5_99_580.2, 1);
    const reached = projectSip({ monthlyAmount, annualRatePercent: 12, years: 15 }).value + savedGrown;
    expect(Math.abs(reached - cost)).toBeLessThan(rupees(3));
    expect(invested + gain).toBe(value);
    expect(points.at(-1)?.year).toBe(15);
  });

  it('takes nothing more where what there is will do', () => {
    const enough = projectSaving({ ...plan, saved: rupees(50_00_000) });
    expect(enough).toMatchObject({ monthlyAmount: 0, invested: rupees(50_00_000) });
    expect(enough.gain).toBe(enough.value - enough.invested);
  });
});

describe('a retirement', () => {
  const plan = {
    age: 30,
    retireAt: 60,
    liveUntil: 85,
    monthlyExpenses: rupees(50_000),
    inflationPercent: 6,
    saved: rupees(0),
    annualRatePercent: 12,
    laterRatePercent: 8,
  };

  it('leaves what was saved beyond the need, and its growth', () => {
    const enough = { ...plan, saved: rupees(1_00_00_000), annualRatePercent: 12 };
    const { corpus, points } = projectRetirement(enough);
    const atRetirement = points[30]?.value ?? 0;
    expect(atRetirement).toBeGreaterThan(corpus * 1.5);
    // to the rupee: the sum is rounded to paise before it grows
    const left = (atRetirement - corpus) * 1.08 ** 25;
    expect(Math.abs((points.at(-1)?.value ?? 0) - left)).toBeLessThan(rupees(10));
    expect(points[31]?.value).toBeGreaterThan(atRetirement - corpus);
  });

  it('lasts until its end, neither longer nor shorter, and rises with prices', () => {
    const { corpus, firstExpenses, points } = projectRetirement(plan);
    expect(toRupees(firstExpenses)).toBe(2_87_175);
    let left: number = corpus;
    for (let month = 0; month < 25 * 12; month++)
      left = (left - firstExpenses * 1.06 ** Math.floor(month / 12)) * 1.08 ** (1 / 12);
    expect(left).toBeGreaterThan(-rupees(1));
    expect(left).toBeLessThan(rupees(20));
    expect(points.map(({ year }) => year)).toEqual(Array.from({ length: 56 }, (_, year) => year));
    expect(points.at(-1)?.value).toBe(0);
  });

  it('at a return that only follows prices needs the expenses of all years', () => {
    const { corpus, firstExpenses } = projectRetirement({ ...plan, inflationPercent: 6, laterRatePercent: 6 });
    const [most, least] = [firstExpenses * 12 * 25, firstExpenses * 12 * 25 * 0.97];
    expect(corpus).toBeLessThan(most);
    expect(corpus).toBeGreaterThan(least);
  });

  it('has its ages in order', () => {
    expect(() => projectRetirement({ ...plan, retireAt: 30 })).toThrow(RangeError);
    expect(() => projectRetirement({ ...plan, liveUntil: 60 })).toThrow(RangeError);
  });
});
