import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import { amountInWords, WORDS_FROM } from './amount-words.js';
import { formatMoney, formatRupees, plainRupees } from './amount.js';
import { formatShort, formatShortMoney } from './short-amount.js';

describe('formatRupees', () => {
  it.each([
    [0, '0', '0.00'],
    [1, '1', '1.00'],
    [999, '999', '999.00'],
    [1_999, '1,999', '1,999.00'],
    [1_00_000, '1,00,000', '1,00,000.00'],
    [12_34_567, '12,34,567', '12,34,567.00'],
    [1_00_00_000, '1,00,00,000', '1,00,00,000.00'],
    [1_23_45_67_89_012, '1,23,45,67,89,012', '1,23,45,67,89,012.00'],
  ])('groups the digits of %d', (amount, none, two) => {
    expect(formatRupees(rupees(amount))).toBe(none);
    expect(formatRupees(rupees(amount), 2)).toBe(two);
  });

  it('rounds half away from zero', () => {
    expect(formatRupees(rupees(2.5))).toBe('3');
    expect(formatRupees(rupees(-2.5))).toBe('−3');
    expect(formatRupees(rupees(9_20_828.38))).toBe('9,20,828');
  });
});

describe('formatMoney', () => {
  it('puts the rupee sign after the minus', () => {
    expect(formatMoney(rupees(-12_34_567.5), 2)).toBe('−₹12,34,567.50');
    expect(formatMoney(rupees(5_000))).toBe('₹5,000');
  });
});

describe('plainRupees', () => {
  it('returns text that a field reads back', () => {
    expect(plainRupees(rupees(1_50_000))).toBe('150000');
    expect(plainRupees(rupees(0.05))).toBe('0.05');
  });
});

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
  ])('shortens %d to %s', (amount, text) => {
    expect(formatShort(rupees(amount))).toBe(text);
  });

  it.each([
    [999.49, '999'],
    [999.5, '1 K'],
    [99_994.99, '99.99 K'],
    [99_995, '1 L'],
    [99_99_499.99, '99.99 L'],
    [99_99_500, '1.00 Crs'],
  ])('moves up to the next unit when rounding reaches it: %d is %s', (amount, text) => {
    expect(formatShort(rupees(amount))).toBe(text);
  });

  it('carries the minus', () => {
    expect(formatShort(rupees(-12_35_000))).toBe('−12.35 L');
    expect(formatShortMoney(rupees(-1_20_00_000))).toBe('−₹1.20 Crs');
  });

  it('stays within half a hundredth of its unit of the amount, and never returns 100 K or 100 L', () => {
    const units: Readonly<Record<string, number>> = { K: 1_000_00, L: 1_00_000_00, Crs: 1_00_00_000_00, '': 100 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_00_00_000_00 }), (count) => {
        const [figures = '', unit = ''] = formatShort(paise(count)).split(' ');
        const shown = Number(figures.replaceAll(',', ''));
        const size = units[unit] ?? Number.NaN;
        expect(Math.abs(shown * size - count)).toBeLessThanOrEqual(unit === '' ? 50 : size / 200 + 1);
        if (unit === 'K' || unit === 'L') expect(shown).toBeLessThan(100);
      }),
      runs(20_000),
    );
  });
});

describe('amountInWords', () => {
  it.each([
    [0, 'Zero rupees'],
    [1, 'One rupee'],
    [15, 'Fifteen rupees'],
    [21, 'Twenty-one rupees'],
    [100, 'One hundred rupees'],
    [5_042, 'Five thousand forty-two rupees'],
    [1_00_000, 'One lakh rupees'],
    [1_50_000, 'One lakh fifty thousand rupees'],
    [12_34_567, 'Twelve lakh thirty-four thousand five hundred sixty-seven rupees'],
    [10_00_00_000, 'Ten crore rupees'],
    [
      1_23_45_67_89_012,
      'Twelve thousand three hundred forty-five crore sixty-seven lakh eighty-nine thousand twelve rupees',
    ],
    [0.5, 'Zero rupees and fifty paise'],
    [1_00_000.25, 'One lakh rupees and twenty-five paise'],
    [-2_00_000, 'Minus two lakh rupees'],
  ])('writes %d in words', (amount, words) => {
    expect(amountInWords(rupees(amount))).toBe(words);
  });

  it('is shown from one lakh on', () => {
    expect(WORDS_FROM).toBe(rupees(1_00_000));
  });

  it('writes different amounts differently, and can be read back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_99_99_999 }), (amount) => {
        expect(readWords(amountInWords(rupees(amount)))).toBe(amount);
      }),
      runs(5_000),
    );
  });
});

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Readonly<Record<string, number>> = { crore: 1_00_00_000, lakh: 1_00_000, thousand: 1_000 };

function readWords(text: string): number {
  let [total, part] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]/).slice(0, -1)) {
    if (word === 'hundred') part *= 100;
    else if (tens.includes(word)) part += (tens.indexOf(word) + 2) * 10;
    else if (ones.includes(word)) part += ones.indexOf(word);
    else [total, part] = [total + part * (scales[word] ?? Number.NaN), 0];
  }
  return total + part;
}
