import { describe, expect, it } from 'vitest';
import { formatSipDate } from './sip-date.js';

describe('formatSipDate', () => {
  it('names day and months', () => {
    expect(formatSipDate(10, 120)).toBe('10th of every month for 120 month(s)');
    expect(formatSipDate(1, 1)).toBe('1st of every month for 1 month(s)');
  });

  it('writes that 360 months mean until cancelled', () => {
    expect(formatSipDate(5, 360)).toBe('5th of every month until cancelled');
  });
});
