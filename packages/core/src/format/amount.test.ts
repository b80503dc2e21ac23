import { describe, expect, it } from 'vitest';
import { rupees } from '#money/paise.js';
import { formatMoney, formatRupees, plainRupees } from './amount.js';

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
  ])('%d', (amount, none, two) => {
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
  it('is what a field takes back', () => {
    expect(plainRupees(rupees(1_50_000))).toBe('150000');
    expect(plainRupees(rupees(0.05))).toBe('0.05');
  });
});
