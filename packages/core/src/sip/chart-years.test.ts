import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartYears } from './chart-years.js';

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
