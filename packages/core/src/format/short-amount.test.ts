import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/paise.js';
import { formatShort, formatShortMoney } from './short-amount.js';

describe('formatShort', () => {
  it.each([
    [0, '0'],
    [500, '500'],
    [999, '999'],
    [1_000, '1 K'],
    [1_500, '1.50 K'],
    [85_000, '85 K'],
    [12_35_000, '12.35 L'],
    [10_86_750.42, '10.87 L'],
    [5_00_000, '5 L'],
    [10_00_000, '10 L'],
    [10_50_000, '10.50 L'],
    [1_00_00_000, '1.00 Crs'],
    [1_20_00_000, '1.20 Crs'],
    [14_62_00_000, '14.62 Crs'],
    [999_99_00_000, '999.99 Crs'],
    [1_000_00_00_000, '1,000 Crs'],
    [48_210_00_00_000, '48,210 Crs'],
  ])('%d as %s', (amount, text) => {
    expect(formatShort(rupees(amount))).toBe(text);
  });

  it.each([
    [999.49, '999'],
    [999.5, '1 K'],
    [99_994.99, '99.99 K'],
    [99_995, '1 L'],
    [99_99_499.99, '99.99 L'],
    [99_99_500, '1.00 Crs'],
  ])('moves up to the next unit when rounding reaches it: %d as %s', (amount, text) => {
    expect(formatShort(rupees(amount))).toBe(text);
  });

  it('carries the minus', () => {
    expect(formatShort(rupees(-12_35_000))).toBe('−12.35 L');
    expect(formatShortMoney(rupees(-1_20_00_000))).toBe('−₹1.20 Crs');
  });

  it('is within half a hundredth of its unit of the amount, and never says 100 K or 100 L', () => {
    const units: Readonly<Record<string, number>> = { K: 1_000_00, L: 1_00_000_00, Crs: 1_00_00_000_00, '': 100 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_00_00_000_00 }), (count) => {
        const [figures = '', unit = ''] = formatShort(paise(count)).split(' ');
        const shown = Number(figures.replaceAll(',', ''));
        const size = units[unit] ?? Number.NaN;
        expect(Math.abs(shown * size - count)).toBeLessThanOrEqual(unit === '' ? 50 : size / 200 + 1);
        if (unit === 'K' || unit === 'L') expect(shown).toBeLessThan(100);
      }),
      { numRuns: 20_000 },
    );
  });
});
