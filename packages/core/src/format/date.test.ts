import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, instantAt } from '#time/business-date.js';
import { formatDate, formatDateNumeric, formatDateShort, formatMoment, parseDateNumeric } from './date.js';

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
