import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, daysBetween } from '#time/business-date.js';
import { exchangeCalendar } from '#time/calendar.js';
import { EXCHANGE_HOLIDAYS } from '#time/holidays.js';
import { instalmentDate, instalmentDates, nextInstalmentDate } from './instalments.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const on = (sipDate: number, month: string) => instalmentDate(sipDate, businessDate(`${month}-15`), calendar);
const next = (sipDate: number, today: string, gap?: number) =>
  nextInstalmentDate(sipDate, businessDate(today), calendar, gap);

describe('instalmentDate', () => {
  it.each([
    ['an open day stays', 20, '2026-11', '2026-11-20'],
    ['a Saturday moves to Monday', 7, '2026-11', '2026-11-09'],
    ['a holiday moves to the next day', 24, '2026-11', '2026-11-25'],
    ['a holiday before a weekend moves past it', 1, '2026-05', '2026-05-04'],
    ['the 31st of a month of 30 days is its last open day', 31, '2026-11', '2026-11-30'],
    ['the 31st of June 2026 too', 31, '2026-06', '2026-06-30'],
    ['the 31st on a Saturday moves into the next month', 31, '2026-10', '2026-11-02'],
    ['the 28th of February 2026, a Saturday, ran on the 27th', 28, '2026-02', '2026-02-27'],
    ['so did the 29th', 29, '2026-02', '2026-02-27'],
    ['and the 30th', 30, '2026-02', '2026-02-27'],
    ['the 29th of February 2028 exists', 29, '2028-02', '2028-02-29'],
    ['the 30th of February 2028 does not', 30, '2028-02', '2028-02-29'],
    ['the 15th of a February moves on as elsewhere', 15, '2026-02', '2026-02-16'],
  ])('%s', (_, sipDate, month, due) => {
    expect(on(sipDate, month)).toBe(due);
  });
});

describe('nextInstalmentDate', () => {
  it.each([
    ['later this month', 25, '2026-11-20', '2026-11-25'],
    ['not today', 20, '2026-11-20', '2026-12-21'],
    ['next month when the day has passed', 10, '2026-11-20', '2026-12-10'],
    ['next year', 5, '2026-12-20', '2027-01-05'],
    ['not tomorrow when only the holiday moved it there', 24, '2026-11-24', '2026-12-24'],
    ['not in the past when a short month pulls it forward', 30, '2026-02-27', '2026-03-30'],
  ])('%s', (_, sipDate, today, due) => {
    expect(next(sipDate, today)).toBe(due);
  });

  it('keeps the gap that a scheme asks for', () => {
    expect(next(25, '2026-11-20', 30)).toBe('2026-12-28');
    expect(next(10, '2026-11-20', 30)).toBe('2027-01-11');
    expect(next(20, '2026-11-20', 0)).toBe('2026-11-20');
  });

  it.each([0, 32, 1.5, Number.NaN])('refuses the day %d', (sipDate) => {
    expect(() => next(sipDate, '2026-11-20')).toThrow(RangeError);
  });

  const any = {
    sipDate: fc.integer({ min: 1, max: 31 }),
    today: fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(businessDate('2024-01-01'), days)),
    gap: fc.integer({ min: 0, max: 60 }),
  };

  it('is an open day, keeps the gap, and is not more than two months away', () => {
    fc.assert(
      fc.property(any.sipDate, any.today, any.gap, (sipDate, today, gap) => {
        const due = nextInstalmentDate(sipDate, today, calendar, gap);
        expect(calendar.isOpen(due)).toBe(true);
        expect(daysBetween(today, due)).toBeGreaterThanOrEqual(gap);
        expect(daysBetween(today, due)).toBeLessThanOrEqual(gap + 62);
      }),
      { numRuns: 5_000 },
    );
  });

  it('asked on the day of each instalment gives the same row as instalmentDates, one a month', () => {
    fc.assert(
      fc.property(any.sipDate, any.today, (sipDate, today) => {
        const row = instalmentDates(sipDate, today, 24, calendar);
        let last = today;
        row.forEach((due) => {
          last = nextInstalmentDate(sipDate, last, calendar);
          expect(last).toBe(due);
        });
        expect([...new Set(row)].sort()).toEqual(row);
      }),
      { numRuns: 500 },
    );
  });
});
