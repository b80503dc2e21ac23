import type { FundLimits } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { firstAmount, firstSipDate, quickAmounts } from './use-invest.js';

const fund = (changed: Partial<FundLimits> = {}): FundLimits => ({
  minimumSipAmount: rupees(100),
  minimumLumpsumAmount: rupees(1_000),
  sipMultiple: rupees(1),
  lumpsumMultiple: rupees(1),
  maximumAmount: rupees(1_00_00_000),
  sipDates: [],
  ...changed,
});

describe('what the invest panel begins with', () => {
  it('is the usual amount, or the least that the scheme takes', () => {
    expect(firstAmount(fund(), 'SIP')).toBe(rupees(5_000));
    expect(firstAmount(fund({ minimumSipAmount: rupees(7_500) }), 'SIP')).toBe(rupees(7_500));
    expect(firstAmount(fund({ lumpsumMultiple: rupees(3_000) }), 'LUMPSUM')).toBe(rupees(1_000));
    expect(firstAmount(fund({ minimumLumpsumAmount: null }), 'LUMPSUM')).toBeNull();
  });

  it('is the 5th, or the next date that the scheme offers', () => {
    expect(firstSipDate(fund())).toBe(5);
    expect(firstSipDate(fund({ sipDates: [25, 1, 10] }))).toBe(10);
    expect(firstSipDate(fund({ sipDates: [1, 3] }))).toBe(1);
  });
});

describe('quick amounts', () => {
  it('are those that the scheme takes', () => {
    expect(quickAmounts(fund(), 'SIP')).toEqual([10_000, 5_000, 3_000, 2_000].map(rupees));
    expect(quickAmounts(fund({ minimumSipAmount: rupees(3_000) }), 'SIP')).toEqual([10_000, 5_000, 3_000].map(rupees));
    expect(quickAmounts(fund({ sipMultiple: rupees(2_500) }), 'SIP')).toEqual([10_000, 5_000].map(rupees));
  });
});
