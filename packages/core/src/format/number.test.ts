import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '#money/divide.js';
import { nav } from '#money/nav.js';
import { units } from '#money/units.js';
import { runs } from '#testing/runs.js';
import {
  decimalText,
  formatNav,
  formatUnits,
  groupDigits,
  maskAccount,
  maskId,
  maskMobile,
  typedOver,
  ordinal,
  roundedQuotient,
} from './number.js';
import { formatPercent, isShownAsLoss } from './percent.js';

describe('formatUnits', () => {
  it('shows three decimals', () => {
    expect(formatUnits(units(540.774))).toBe('540.774');
    expect(formatUnits(units(1_200))).toBe('1,200.000');
    expect(formatUnits(units(0.001))).toBe('0.001');
    expect(formatUnits(units(-0.5))).toBe('−0.500');
    expect(formatUnits(units(33.4125))).toBe('33.4125');
  });
});

describe('formatNav', () => {
  it('shows four decimals, two in the large figure of a page', () => {
    expect(formatNav(nav(92.4561))).toBe('92.4561');
    expect(formatNav(nav(92.4561), 2)).toBe('92.46');
    expect(formatNav(nav(2_454.5))).toBe('2,454.5000');
  });

  it('rounds half away from zero what AMFI publishes with eight decimals', () => {
    expect(formatNav(nav(10.00005))).toBe('10.0001');
    expect(formatNav(nav(10.00004999))).toBe('10.0000');
  });
});

describe('isShownAsLoss', () => {
  it.each([
    [-0.01, true],
    [-0.004, false],
    [0, false],
    [3, false],
  ])('%s per cent: %s', (percent, isLoss) => {
    expect(isShownAsLoss(percent)).toBe(isLoss);
  });
});

describe('formatPercent', () => {
  it.each([
    [12.3456, 2, '12.35%'],
    [-4.18, 2, '−4.18%'],
    [8, 0, '8%'],
    [0.5, 1, '0.5%'],
    [-0.001, 2, '0.00%'],
    [12_345.678, 2, '12,345.68%'],
  ] as const)('writes %d with %i decimals as %s', (percent, decimals, text) => {
    expect(formatPercent(percent, decimals)).toBe(text);
  });
});

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [31, '31st'],
    [101, '101st'],
    [111, '111th'],
    [112, '112th'],
  ])('writes %i as %s', (count, text) => {
    expect(ordinal(count)).toBe(text);
  });
});

const whole = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });

describe('groupDigits', () => {
  it('groups as the Indian locale of CLDR does', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
        expect(groupDigits(String(count))).toBe(indian.format(count));
      }),
      runs(20_000),
    );
  });
});

describe('roundedQuotient', () => {
  it('rounds half away from zero exactly, where division of numbers goes wrong', () => {
    const divisor = fc.constantFrom(1, 10, 100, 1_000, 100_000, 10_000_000, 1_000_000_000);
    fc.assert(
      fc.property(whole, divisor, (count, by) => {
        expect(BigInt(roundedQuotient(count, by))).toBe(divideRounded(BigInt(count), BigInt(by)));
      }),
      runs(100_000),
    );
  });

  it('never gives minus zero', () => {
    expect(Object.is(roundedQuotient(-4, 10), 0)).toBe(true);
  });
});

describe('decimalText', () => {
  it('keeps all digits', () => {
    expect(decimalText(123_456_789_01, 2, 2)).toBe('12,34,56,789.01');
    expect(decimalText(5, 2, 2)).toBe('0.05');
    expect(decimalText(-5, 3, 3)).toBe('−0.005');
  });

  it('shows no minus before what rounds to zero', () => {
    expect(decimalText(-49, 2, 0)).toBe('0');
    expect(decimalText(-50, 2, 0)).toBe('−1');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(2, 3, 8), (count, scale) => {
        const text = decimalText(count, scale, scale).replaceAll(',', '').replace('.', '').replace('−', '-');
        expect(Number(text)).toBe(count);
      }),
      runs(20_000),
    );
  });
});

describe('maskMobile and maskAccount', () => {
  it('show the last four digits of a mobile', () => {
    expect(maskMobile('9876507421')).toBe('••••••7421');
  });

  it('show three digits at each end of an account and hide its length', () => {
    expect(maskAccount('5011234218')).toBe('501••••218');
    expect(maskAccount('501123456789012218')).toBe('501••••218');
  });

  it('show nothing of an account that three and three digits would give away', () => {
    expect(maskAccount('501218')).toBe('••••');
    expect(maskAccount('')).toBe('••••');
  });

  it('show of an identity document what is shown of a PAN, else its end, and nothing of one that is its end', () => {
    expect(['ABCPR1234F', 'KA0120190001234', '1234', '', '••••1234'].map(maskId)).toEqual([
      'ABCPR••••F',
      '••••1234',
      '••••',
      '',
      '••••1234',
    ]);
  });

  it('give way to what is typed over them', () => {
    const over = (typed: string) => typedOver('ABCPR••••F', typed);
    expect(['ABCPR••••FX', 'ABCPR•••F', 'X', ''].map(over)).toEqual(['X', '', 'X', '']);
    expect(typedOver('ABC', 'ABCD')).toBe('ABCD');
  });

  it('never show more than four, or six, digits', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/);
    fc.assert(
      fc.property(digits, (text) => {
        expect(maskMobile(text).replaceAll('•', '').length).toBeLessThanOrEqual(4);
        expect(maskAccount(text).replaceAll('•', '').length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
