import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { currentFact, isCurrentFact, replacesFact } from './facts.js';
import { categoryName, fundKind } from './fund.text.js';

describe('isCurrentFact', () => {
  const known = businessDate('2025-11-16');

  it.each([
    ['2025-11-16', true],
    ['2026-11-16', true],
    ['2026-11-17', false],
  ])('of 16 November 2025 is on %s %s', (today, isCurrent) => {
    expect(isCurrentFact('expenseRatio', known, businessDate(today))).toBe(isCurrent);
  });

  it('is false for a fact without a date', () => {
    expect(isCurrentFact('expenseRatio', null, known)).toBe(false);
  });
});

describe('a fact with its day', () => {
  const day = businessDate('2026-04-30');
  it.each([
    ['managers', '2026-10-30', 'Asha'],
    ['managers', '2026-11-01', null],
    ['size', '2027-04-30', 'Asha'],
    ['size', '2027-05-01', null],
    ['documents', '2027-10-30', 'Asha'],
  ] as const)('of the kind %s is told on %s as %s', (kind, today, value) => {
    expect(currentFact(kind, 'Asha', day, businessDate(today))).toEqual({ value, date: value && day });
  });

  it('is not told without a day', () => {
    expect(currentFact('managers', 'Asha', null, day)).toEqual({ value: null, date: null });
  });

  it.each([
    ['2026-04-30', null, true],
    ['2026-04-30', '2026-04-30', true],
    ['2026-04-30', '2026-05-31', false],
    ['2026-11-01', null, false],
    ['2025-10-01', null, false],
  ])('of %s takes the place of one of %s: %s', (date, known, expected) => {
    const at = { known: known === null ? null : businessDate(known), today: businessDate('2026-10-31') };
    expect(replacesFact('size', businessDate(date), at)).toBe(expected);
  });
});

describe('fundKind', () => {
  it('calls categories by the names that people know, and one name once', () => {
    expect(fundKind('Fixed Income', 'Gilt')).toBe('Debt, Gilt');
    expect(fundKind('ELSS', 'ELSS')).toBe('ELSS');
    expect(categoryName('Gold')).toBe('Gold');
  });
});
