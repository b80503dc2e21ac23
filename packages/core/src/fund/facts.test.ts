import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { isCurrentFact } from './facts.js';
import { categoryName, fundKind } from './fund.text.js';

describe('isCurrentFact', () => {
  const known = businessDate('2025-11-16');

  it.each([
    ['2025-11-16', true],
    ['2026-11-16', true],
    ['2026-11-17', false],
  ])('of 16 November 2025 is on %s %s', (today, isCurrent) => {
    expect(isCurrentFact(known, businessDate(today))).toBe(isCurrent);
  });

  it('is false for a fact without a date', () => {
    expect(isCurrentFact(null, known)).toBe(false);
  });
});

describe('fundKind', () => {
  it('calls categories by the names that people know, and one name once', () => {
    expect(fundKind('Fixed Income', 'Gilt')).toBe('Debt, Gilt');
    expect(fundKind('ELSS', 'ELSS')).toBe('ELSS');
    expect(categoryName('Gold')).toBe('Gold');
  });
});
