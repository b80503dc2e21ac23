import type { NavPoint } from '@prosperx/core/fund';
import { navFromScaled } from '@prosperx/core/money';
import { addDays, businessDate } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { firstPeriod, navWindow } from './nav-window.js';

const from = (first: string, days: number): NavPoint[] =>
  Array.from({ length: days }, (_, index) => ({
    date: addDays(businessDate(first), index),
    nav: navFromScaled((1_000 + index) * 1_000_000),
  }));

describe('the part of a history that a span shows', () => {
  // 2026-11-20 is the last day
  const history = from('2024-11-21', 730);

  it('begins at the last NAV on or before the anniversary', () => {
    expect(history.at(-1)?.date).toBe('2026-11-20');
    expect(navWindow(history, '1Y').points[0]?.date).toBe('2025-11-20');
    const withoutAnniversary = history.filter(({ date }) => date !== '2025-11-20');
    expect(navWindow(withoutAnniversary, '1Y').points[0]?.date).toBe('2025-11-19');
    expect(navWindow(history, '1M').points).toHaveLength(32);
  });

  it('is all there is, and says so, where the history is younger', () => {
    expect(navWindow(history, '3Y')).toEqual({ points: history, missingBefore: '2024-11-21' });
    expect(navWindow(history, 'ALL')).toEqual({ points: history, missingBefore: null });
    expect(navWindow([], '1Y')).toEqual({ points: [], missingBefore: null });
  });

  it('is three years at first, and less for a younger fund', () => {
    expect(firstPeriod(from('2020-01-01', 2_000))).toBe('3Y');
    expect(firstPeriod(history)).toBe('1Y');
    expect(firstPeriod(from('2026-11-01', 5))).toBe('ALL');
  });
});
