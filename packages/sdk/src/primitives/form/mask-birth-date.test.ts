import { describe, expect, it } from 'vitest';
import { maskBirthDate } from './amount-field.js';

describe('typeBirth', () => {
  it.each([
    ['31011990', '31/01/1990'],
    ['31/01/1990', '31/01/1990'],
    ['1/2/1990', '01/02/1990'],
    ['1/', '01'],
    ['310', '31/0'],
    // the slash is taken back with the digit behind it
    ['31/', '31'],
    ['31-01-1990', '31/01/1990'],
    ['310119901', '31/01/19901'],
    ['', ''],
  ])('writes the date of birth %s as %s', (typed, written) => {
    expect(maskBirthDate(typed)).toBe(written);
  });
});
