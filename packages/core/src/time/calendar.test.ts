import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, weekdayOf } from './business-date.js';
import { endsSoon, EXCHANGE_HOLIDAYS, exchangeCalendar, fixedHolidays, withYearsOf } from './calendar.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const date = businessDate;

describe('exchangeCalendar', () => {
  it('is closed on weekends and holidays', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => calendar.isOpen(date(day))),
    ).toEqual([true, false, false, true, false]);
  });

  it('finds the next and the last working day', () => {
    expect(calendar.onOrAfter(date('2026-11-21'))).toBe('2026-11-23');
    expect(calendar.onOrBefore(date('2026-11-22'))).toBe('2026-11-20');
    expect(calendar.onOrAfter(date('2026-11-20'))).toBe('2026-11-20');
  });

  it('counts working days across a weekend and a holiday', () => {
    expect(calendar.add(date('2026-11-20'), 1)).toBe('2026-11-23');
    expect(calendar.add(date('2026-11-20'), 2)).toBe('2026-11-25');
    expect(calendar.add(date('2026-11-25'), -2)).toBe('2026-11-20');
    expect(calendar.add(date('2026-11-21'), 1)).toBe('2026-11-23');
    expect(calendar.add(date('2026-11-21'), 0)).toBe('2026-11-21');
  });

  it('counts as a walk from day to day does', () => {
    const day = fc.integer({ min: 0, max: 1_050 }).map((days) => addDays(date('2024-01-01'), days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
        let [walked, left] = [from, count];
        while (left > 0) {
          walked = addDays(walked, 1);
          const weekday = weekdayOf(walked);
          if (weekday !== 0 && weekday !== 6 && !EXCHANGE_HOLIDAYS.includes(walked)) left--;
        }
        expect(calendar.add(from, count)).toBe(walked);
      }),
      runs(5_000),
    );
  });
});

describe('a year without named holidays', () => {
  it('is closed on those that never move, and on no other weekday', () => {
    const closed = (year: number) =>
      Array.from({ length: 365 }, (_, index) => addDays(date(`${year}-01-01`), index)).filter(
        (day) => ![0, 6].includes(weekdayOf(day)) && !calendar.isOpen(day),
      );
    expect(closed(2027)).toEqual(['2027-01-26']);
    expect(closed(2029)).toEqual(['2029-01-26', '2029-05-01', '2029-08-15', '2029-10-02', '2029-12-25']);
  });

  it('is announced by endsSoon sixty days before', () => {
    expect(calendar.knownUntil).toBe('2026-12-31');
    expect(['2026-10-31', '2026-11-01', '2027-06-01'].map((day) => endsSoon(calendar, date(day)))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('withYearsOf', () => {
  it('adds years, and replaces those that are known whole', () => {
    const known = ['2025-12-25', '2026-01-26', '2026-05-27'];
    expect(withYearsOf(known, ['2026-01-26', '2026-05-28', '2027-01-26'])).toEqual([
      '2025-12-25',
      '2026-01-26',
      '2026-05-28',
      '2027-01-26',
    ]);
    expect(withYearsOf(known, [])).toEqual(known);
  });

  it('moves the end of what is known', () => {
    expect(exchangeCalendar(withYearsOf(EXCHANGE_HOLIDAYS, ['2027-01-26'])).knownUntil).toBe('2027-12-31');
  });
});

describe('fixedHolidays', () => {
  it('returns those of a year that are weekdays', () => {
    expect(fixedHolidays('2027')).toEqual(['2027-01-26']);
    expect(fixedHolidays('2026')).toEqual(['2026-01-26', '2026-05-01', '2026-10-02', '2026-12-25']);
  });
});

describe('the list of holidays', () => {
  it('holds dates that exist, on weekdays, each once, in order', () => {
    for (const holiday of EXCHANGE_HOLIDAYS) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(date(holiday)));
    expect([...new Set(EXCHANGE_HOLIDAYS)].sort()).toEqual(EXCHANGE_HOLIDAYS);
  });
});
