import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/index.js';
import { addDays, businessDate } from '#time/index.js';
import { financialYearOf } from './financial-year.js';
import type { Disposal } from './gains.js';
import type { TaxClass } from './tax-class.js';
import { gainsOfYear, partAmount } from './year.js';

const day = businessDate;

const redemption = (bought: string, sold: string, gain: number, more: Partial<Disposal> = {}): Disposal => ({
  taxClass: 'equity',
  bought: day(bought),
  sold: day(sold),
  cost: rupees(1_000),
  proceeds: rupees(1_000 + gain),
  fairValue: null,
  ...more,
});

describe('gainsOfYear', () => {
  it('sums the sales of the year alone, by class, term and rate, the exemption taken once', () => {
    const found = gainsOfYear(
      [
        redemption('2022-01-10', '2024-05-10', 1_00_000),
        redemption('2022-01-10', '2024-10-10', 50_000),
        redemption('2024-05-10', '2024-10-10', -4_000),
        redemption('2023-05-10', '2024-10-10', 700, { taxClass: 'debt' }),
        redemption('2022-01-10', '2025-04-01', 9_00_000),
      ],
      2024,
    );
    expect(found.groups.map(({ taxClass, term, rate, gain }) => [taxClass, term, rate, gain])).toEqual([
      ['equity', 'short', 20, rupees(-4_000)],
      ['equity', 'long', 10, rupees(1_00_000)],
      ['equity', 'long', 12.5, rupees(50_000)],
      ['debt', 'short', null, rupees(700)],
    ]);
    expect(found.equity).toEqual({
      longTermGain: rupees(1_50_000),
      // the short-term loss, less the short-term gain on debt
      setOff: rupees(3_300),
      exempt: rupees(1_25_000),
      taxable: rupees(21_700),
      net: rupees(1_46_700),
    });
    expect(found.lines).toHaveLength(4);
  });

  it('takes the worth of 31 January 2018 where that is more than was paid, and less than what it brought', () => {
    const old = redemption('2015-01-10', '2026-05-10', 3_000, { fairValue: rupees(2_500) });
    const { lines } = gainsOfYear([old], 2026);
    expect(lines).toMatchObject([{ costTaken: rupees(2_500), costBasis: 'grandfathered', gain: rupees(1_500) }]);
  });

  it('exempts for each taxpayer, none of whom uses the exemption or the loss of another', () => {
    const of = (taxpayer: string, gain: number) => redemption('2022-01-10', '2026-05-10', gain, { taxpayer });
    const { equity } = gainsOfYear([of('one', 2_00_000), of('two', 1_00_000), of('three', -50_000)], 2026);
    expect(equity).toEqual({
      longTermGain: rupees(2_50_000),
      setOff: paise(0),
      exempt: rupees(2_25_000),
      taxable: rupees(75_000),
      net: rupees(2_50_000),
    });
  });

  it('leaves what is clubbed out of what is exempt and taxed, and in the sums', () => {
    const of = (gain: number, isClubbed: boolean) => redemption('2022-01-10', '2026-05-10', gain, { isClubbed });
    const { groups, equity } = gainsOfYear([of(2_00_000, false), of(1_00_000, true)], 2026);
    expect(groups.map(({ gain }) => gain)).toEqual([rupees(3_00_000)]);
    expect(equity).toMatchObject({ longTermGain: rupees(2_00_000), taxable: rupees(75_000) });
  });

  const long = (gain: number, more: Partial<Disposal> = {}) => redemption('2022-01-10', '2026-05-10', gain, more);
  const short = (gain: number, more: Partial<Disposal> = {}) => redemption('2026-01-10', '2026-05-10', gain, more);
  const hybrid = { taxClass: 'hybrid' } as const;
  const debt = { taxClass: 'debt' } as const;

  it.each([
    [
      'short-term ones, and long-term ones of other funds',
      [long(2_25_000), short(-1_00_000), long(-50_000, hybrid)],
      1_50_000,
      75_000,
      0,
    ],
    [
      'what short-term gains leave of them',
      [long(2_25_000), short(-1_00_000), short(60_000, debt)],
      40_000,
      1_25_000,
      60_000,
    ],
    [
      'what long-term gains without an exemption leave of them',
      [long(2_25_000), short(-1_00_000), long(80_000, hybrid)],
      20_000,
      1_25_000,
      80_000,
    ],
    ['no more than there is to set off', [long(30_000), short(-1_00_000)], 30_000, 0, 0],
    [
      'a loss of long-term units not against short-term gains',
      [long(2_25_000), short(50_000), long(-10_000, hybrid)],
      10_000,
      1_25_000,
      90_000,
    ],
  ])('sets losses of the year off before the exemption: %s', (_name, sold, setOff, exempt, taxable) => {
    expect(gainsOfYear(sold, 2026).equity).toMatchObject({
      setOff: rupees(setOff),
      exempt: rupees(exempt),
      taxable: rupees(taxable),
    });
  });

  it('sets off no loss of another taxpayer', () => {
    const sold = [long(2_00_000, { taxpayer: 'one' }), short(-1_00_000, { taxpayer: 'two' })];
    expect(gainsOfYear(sold, 2026).equity).toMatchObject({ setOff: 0, taxable: rupees(75_000) });
  });

  it('exempts nothing of a loss', () => {
    const { equity } = gainsOfYear([long(-500)], 2026);
    expect(equity).toEqual({
      longTermGain: rupees(-500),
      setOff: paise(0),
      exempt: paise(0),
      taxable: paise(0),
      net: rupees(-500),
    });
  });

  it('loses no paisa: groups add up to their lines, and lines to what was sold', () => {
    const disposals = fc.array(
      fc.record({
        taxClass: fc.constantFrom<TaxClass>('equity', 'hybrid', 'debt', 'other'),
        held: fc.integer({ min: 0, max: 5_000 }),
        after: fc.integer({ min: 0, max: 364 }),
        cost: fc.integer({ min: 0, max: 1e9 }),
        proceeds: fc.integer({ min: 0, max: 1e9 }),
      }),
    );
    fc.assert(
      fc.property(disposals, (rows) => {
        const given = rows.map(({ taxClass, held, after, cost, proceeds }): Disposal => {
          const sold = addDays(day('2025-04-01'), after);
          return {
            taxClass,
            sold,
            bought: addDays(sold, -held),
            cost: paise(cost),
            proceeds: paise(proceeds),
            fairValue: null,
          };
        });
        const { lines, groups } = gainsOfYear(given, 2025);
        const sum = (all: readonly { readonly gain: number }[]) => all.reduce((total, { gain }) => total + gain, 0);
        expect(lines).toHaveLength(given.filter(({ sold }) => financialYearOf(sold) === 2025).length);
        expect(sum(groups)).toBe(sum(lines));
        for (const { gain, proceeds, costTaken } of lines) expect(gain).toBe(proceeds - costTaken);
      }),
    );
  });
});

describe('partAmount', () => {
  it('parts an amount so that the parts add up to it, none off by more than a paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.array(fc.integer({ min: 1, max: 1e10 }), { minLength: 1, maxLength: 30 }),
        (whole, weights) => {
          const parts = partAmount(paise(whole), weights);
          const all = weights.reduce((sum, each) => sum + each, 0);
          expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole);
          for (const [index, part] of parts.entries()) {
            expect(Math.abs(part - (whole / all) * weights[index]!)).toBeLessThan(1.01);
          }
        },
      ),
    );
  });
});
