import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '#money/brand.js';
import { decimalText, groupDigits, roundedQuotient } from './decimal.js';

const whole = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });

describe('groupDigits', () => {
  it('groups as the Indian locale of CLDR does', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
        expect(groupDigits(String(count))).toBe(indian.format(count));
      }),
      { numRuns: 20_000 },
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
      { numRuns: 100_000 },
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
      { numRuns: 20_000 },
    );
  });
});
