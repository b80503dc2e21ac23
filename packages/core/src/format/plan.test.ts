import { describe, expect, it } from 'vitest';
import { formatSipDate, frequencyName } from './date.js';

describe('frequencyName', () => {
  it.each([
    [1, 'Monthly'],
    [3, 'Quarterly'],
    [6, 'Half-Yearly'],
    [12, 'Yearly'],
    [30, 'Daily'],
    [52, 'Weekly'],
  ])('%i is %s', (code, name) => {
    expect(frequencyName(code)).toBe(name);
  });

  it.each([0, 2, -1, Number.NaN])('has no name for %d', (code) => {
    expect(frequencyName(code)).toBeNull();
  });
});

describe('formatSipDate', () => {
  it('says day and months', () => {
    expect(formatSipDate(10, 120)).toBe('10th of every month for 120 month(s)');
    expect(formatSipDate(1, 1)).toBe('1st of every month for 1 month(s)');
  });

  it('says that 360 months mean until cancelled', () => {
    expect(formatSipDate(5, 360)).toBe('5th of every month until cancelled');
  });
});
