import { describe, expect, it } from 'vitest';
import { rupees } from '#money/money.js';
import { isWithin, SIP_MONTHLY_BOUNDS } from './investment-bounds.js';
import { SIP_QUICK_AMOUNTS, SIP_QUICK_AMOUNTS_NARROW } from './quick-amounts.js';
import { rateBounds } from './rate-bounds.js';

describe('the bounds of the SIP calculator', () => {
  it('accept 100 to 1,00,000 a month', () => {
    expect(isWithin(SIP_MONTHLY_BOUNDS, rupees(99))).toBe(false);
    expect(isWithin(SIP_MONTHLY_BOUNDS, rupees(100))).toBe(true);
    expect(isWithin(SIP_MONTHLY_BOUNDS, rupees(1_00_000))).toBe(true);
    expect(isWithin(SIP_MONTHLY_BOUNDS, rupees(1_00_001))).toBe(false);
  });

  it('refuse what is not a number', () => {
    expect(isWithin(rateBounds(), Number.NaN)).toBe(false);
  });

  // Trust G6: a cap holds, with a default below it
  it('let an operator cap the rate, and move the default below the cap', () => {
    expect(rateBounds()).toEqual({ min: 1, max: 30, default: 8 });
    expect(rateBounds(13)).toEqual({ min: 1, max: 13, default: 8 });
    expect(rateBounds(6)).toEqual({ min: 1, max: 6, default: 6 });
    expect(rateBounds(99)).toEqual(rateBounds());
  });

  it('come with quick amounts', () => {
    expect(SIP_QUICK_AMOUNTS).toEqual([10_000_00, 5_000_00, 3_000_00, 2_000_00]);
    expect(SIP_QUICK_AMOUNTS_NARROW).toEqual([5_000_00, 3_000_00, 2_000_00]);
  });
});
