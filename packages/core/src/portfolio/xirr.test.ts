import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '#time/index.js';
import { type CashFlow, xirr } from './xirr.js';

const flow = (date: string, cash: number): CashFlow => ({ date: businessDate(date), cash });

/** Test vectors of other implementations, where the folder of reference data is. */
interface Vector {
  readonly id: string;
  readonly area: string;
  readonly input: { date: string; amount: never }[];
  readonly expected: number;
  readonly tolerance: number;
}
const folder = process.env['REFERENCE_DATA'];
const vectors = folder
  ? (JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8')) as { vectors: Vector[] }).vectors.filter(
      ({ area }) => area === 'xirr',
    )
  : [];

describe('xirr', () => {
  it.skipIf(!folder).for(vectors)('agrees with the vector $id', ({ input, expected, tolerance }) => {
    const rate = xirr(input.map(({ date, amount }) => flow(date, amount)));
    expect(Math.abs((rate ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);
  });

  it('is 10 % where 1,000 become 1,100 in 365 days, whatever the order', () => {
    expect(xirr([flow('2026-01-01', 1_100), flow('2025-01-01', -1_000)])).toBeCloseTo(0.1, 10);
  });

  it.each([
    ['nearly all is lost in a year', [flow('2025-01-01', -1_000), flow('2026-01-01', 1)], -0.999],
    ['nearly all is lost in days', [flow('2020-03-05', -18_480), flow('2020-03-16', 13_120)], -0.999_988_422_817],
    ['money grows ninefold', [flow('2025-01-01', -100), flow('2026-01-01', 900)], 8],
  ])('is found where %s', (_name, flows, rate) => {
    expect(xirr(flows)).toBeCloseTo(rate, 8);
  });

  it.each([
    [[-1_000, 2_050, -1_050.4], 0.01],
    [[-1_000, 2_850, -2_030], 0.4],
  ])('of two rates that lie close together it is the nearer one: %j is %d', (cash, rate) => {
    expect(xirr(cash.map((each, year) => flow(`${2021 + year}-01-01`, each)))).toBeCloseTo(rate, 6);
  });

  it('finds the nearer of two chosen rates', () => {
    const rates = fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(rates, ([percent, apart]) => {
        const [one, other] = [1 + percent / 100, 1 + (percent + apart) / 100];
        const cash = [-1_000, 1_000 * (one + other), -1_000 * one * other];
        expect(xirr(cash.map((each, year) => flow(`${2021 + year}-01-01`, each)))).toBeCloseTo(percent / 100, 5);
      }),
    );
  });

  it.each([
    ['there are no flows', []],
    ['money only goes in', [flow('2025-01-01', -1), flow('2026-01-01', -1)]],
    ['money only comes out', [flow('2025-01-01', 1), flow('2026-01-01', 1)]],
    ['all of it moves on one day', [flow('2025-01-01', -100), flow('2025-01-01', 90)]],
    ['nothing moves', [flow('2025-01-01', 0), flow('2026-01-01', 0)]],
  ])('is not available where %s', (_name, flows) => {
    expect(xirr(flows)).toBeNull();
  });

  it('finds the rate by which instalments have grown', () => {
    const start = businessDate('2015-01-05');
    const many = fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 3_000 }), amount: fc.integer({ min: 1, max: 1e7 }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(many, fc.double({ min: -0.9, max: 3, noNaN: true }), (paid, rate) => {
        const worth = paid.reduce((sum, { day, amount }) => sum + amount * (1 + rate) ** ((3_650 - day) / 365), 0);
        const flows = paid.map(({ day, amount }) => ({ date: addDays(start, day), cash: -amount }));
        expect(xirr([...flows, { date: addDays(start, 3_650), cash: worth }])).toBeCloseTo(rate, 6);
      }),
    );
  });

  it('has the rate of 10,000 flows', () => {
    const start = businessDate('1995-01-05');
    const worth = (day: number) => 1_000 * 1.0004 ** (10_000 - day);
    const paid = Array.from({ length: 10_000 }, (_, day) => ({ date: addDays(start, day), cash: -1_000 }));
    const cash = paid.reduce((sum, _, day) => sum + worth(day), 0);
    expect(xirr([...paid, { date: addDays(start, 10_000), cash }])).toBeCloseTo(1.0004 ** 365 - 1, 6);
  });
});
