import { addDays, businessDate } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { dateLabels, roundTicks, thinned } from './plot-labels.js';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(businessDate('2024-01-01'), index) }));

describe('the table beside the plot', () => {
  it('has about as many rows as asked for, and the last one', () => {
    const points = thinned(days(1_000), 36);
    expect(points.length).toBeLessThanOrEqual(36);
    expect(points.length).toBeGreaterThan(30);
    expect(points.at(-1)?.date).toBe(addDays(businessDate('2024-01-01'), 999));
    expect(thinned(days(3), 36)).toHaveLength(3);
  });
});

describe('hairlines', () => {
  it.each([
    [52.4, 92.46, [50, 60, 70, 80, 90]],
    [3001.2, 3019.9, [3000, 3005, 3010, 3015]],
    [9, 11, [9, 9.5, 10, 10.5, 11]],
  ])('from %d to %d', (low, high, ticks) => {
    expect(roundTicks(low, high)).toEqual(ticks);
  });

  it.each([
    [10, 10],
    [1000.01, 1000.02],
    [0.5, 12_345.678],
    [1e-8, 2e-8],
  ])('are five at most between %d and %d, in order, none above', (low, high) => {
    const ticks = roundTicks(low, high);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
    expect(ticks[0]).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeLessThanOrEqual(high * 1.000_001);
  });
});

describe('texts below the plot', () => {
  it('are months for years, and days for months', () => {
    expect(dateLabels(businessDate('2023-11-20'), businessDate('2026-11-20'))).toEqual([
      'Nov 2023',
      'Nov 2024',
      'Nov 2025',
      'Nov 2026',
    ]);
    expect(dateLabels(businessDate('2026-10-20'), businessDate('2026-11-20'))).toEqual([
      '20 Oct',
      '30 Oct',
      '10 Nov',
      '20 Nov',
    ]);
  });

  it('do not say the same twice', () => {
    expect(dateLabels(businessDate('2026-11-19'), businessDate('2026-11-20'))).toEqual(['19 Nov', '20 Nov']);
  });
});
