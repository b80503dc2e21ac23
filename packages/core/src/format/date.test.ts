import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, instantAt } from '#time/business-date.js';
import {
  formatDate,
  formatDateNumeric,
  formatDateShort,
  formatMoment,
  formatMonth,
  formatMonthLong,
  parseDateNumeric,
  formatWait,
  frequencyName,
} from './date.js';

const date = businessDate('2026-12-05');

describe('dates', () => {
  it('are written out with two digits for the day', () => {
    expect(formatDate(date)).toBe('05 December 2026');
    expect(formatDate(businessDate('2026-11-20'))).toBe('20 November 2026');
  });

  it('are written in figures, day first', () => {
    expect(formatDateNumeric(date)).toBe('05/12/2026');
  });

  it('are written short', () => {
    expect(formatDateShort(date)).toBe('5 Dec 2026');
    expect(formatDateShort(businessDate('2026-11-20'))).toBe('20 Nov 2026');
  });

  it('are written by their month alone', () => {
    expect([formatMonth(date), formatMonthLong(date)]).toEqual(['Dec 2026', 'December 2026']);
  });

  it('come with the time of day in India', () => {
    expect(formatMoment(instantAt(date, '09:05'))).toBe('5 Dec 2026, 09:05 IST');
    expect(formatMoment(instantAt(date, '00:00') - 1)).toBe('4 Dec 2026, 23:59 IST');
  });

  it('are read back from figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const some = addDays(businessDate('1930-01-01'), days);
        expect(parseDateNumeric(formatDateNumeric(some))).toBe(some);
      }),
    );
  });

  it.each(['', '5/12/2026', '31/02/2026', '29/02/2026', '00/01/2026', '12/13/2026', '2026-12-05', '05/12/26'])(
    'are not read from %s',
    (text) => {
      expect(parseDateNumeric(text)).toBeNull();
    },
  );

  it('are read on leap days', () => {
    expect(parseDateNumeric(' 29/02/2028 ')).toBe('2028-02-29');
  });
});

describe('formatWait', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [29.2, '30 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3_599, '60 minutes'],
    [3_600, '1 hour'],
    [86_400, '24 hours'],
  ])('writes %f seconds as %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});

describe('frequencyName', () => {
  it.each([
    [1, 'Monthly'],
    [3, 'Quarterly'],
    [6, 'Half-Yearly'],
    [12, 'Yearly'],
    [30, 'Daily'],
    [52, 'Weekly'],
  ])('names %i %s', (code, name) => {
    expect(frequencyName(code)).toBe(name);
  });

  it.each([0, 2, -1, Number.NaN])('has no name for %d', (code) => {
    expect(frequencyName(code)).toBeNull();
  });
});
