import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, daysBetween, partsOf } from '#time/business-date.js';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/calendar.js';
import {
  canCatchUp,
  FIRST_GAP_DAYS,
  instalmentAfter,
  instalmentDate,
  instalmentDates,
  movedFrom,
  movedInstalment,
  nextInstalmentDate,
  firstDebitDate,
  sipStartDate,
} from './instalments.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const on = (sipDate: number, month: string) => instalmentDate(sipDate, businessDate(`${month}-15`), calendar);
const next = (sipDate: number, today: string, gap?: number) =>
  nextInstalmentDate(sipDate, businessDate(today), calendar, gap);

describe('instalmentDate', () => {
  it.each([
    ['a working day stays', 20, '2026-11', '2026-11-20'],
    ['a Saturday moves to Monday', 7, '2026-11', '2026-11-09'],
    ['a holiday moves to the next day', 24, '2026-11', '2026-11-25'],
    ['a holiday before a weekend moves past it', 1, '2026-05', '2026-05-04'],
    ['the 31st of a month of 30 days is its last working day', 31, '2026-11', '2026-11-30'],
    ['the 31st of June 2026 too', 31, '2026-06', '2026-06-30'],
    ['the 31st on a Saturday moves into the next month', 31, '2026-10', '2026-11-02'],
    ['the 28th of February 2026, a Saturday, ran on the 27th', 28, '2026-02', '2026-02-27'],
    ['so did the 29th', 29, '2026-02', '2026-02-27'],
    ['and the 30th', 30, '2026-02', '2026-02-27'],
    ['the 29th of February 2028 exists', 29, '2028-02', '2028-02-29'],
    ['the 30th of February 2028 does not', 30, '2028-02', '2028-02-29'],
    ['the 15th of a February moves on as elsewhere', 15, '2026-02', '2026-02-16'],
  ])('finds the due date: %s', (_, sipDate, month, due) => {
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
  ])('finds the first date: %s', (_, sipDate, today, due) => {
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

  it('returns a working day that keeps the gap and is not more than two months away', () => {
    fc.assert(
      fc.property(any.sipDate, any.today, any.gap, (sipDate, today, gap) => {
        const due = nextInstalmentDate(sipDate, today, calendar, gap);
        expect(calendar.isOpen(due)).toBe(true);
        expect(daysBetween(today, due)).toBeGreaterThanOrEqual(gap);
        expect(daysBetween(today, due)).toBeLessThanOrEqual(gap + 62);
      }),
      runs(5_000),
    );
  });

  it('returns, from the day of each instalment, the same row as instalmentDates, one a month', () => {
    fc.assert(
      fc.property(any.sipDate, any.today, (sipDate, today) => {
        const row = instalmentDates(sipDate, today, 24, calendar);
        expect([today, ...row.slice(0, -1)].map((last) => nextInstalmentDate(sipDate, last, calendar))).toEqual(row);
        expect([...new Set(row)].sort()).toEqual(row);
      }),
      runs(500),
    );
  });
});

describe('firstDebitDate', () => {
  it.each([
    ['two days after the order', 18, '2026-11-16', '2026-12-18'],
    ['on the day of the order', 16, '2026-11-16', '2026-12-16'],
    ['the day before it', 15, '2026-11-16', '2027-01-15'],
  ])('does not follow the one that is paid with the order within days: a SIP date %s', (_, sipDate, ordered, due) => {
    expect(firstDebitDate(sipDate, businessDate(ordered), calendar)).toBe(due);
  });

  it.each([
    ['the 30th, ordered before February', 30, '2026-01-16', '2026-03-30'],
    ['the 29th too', 29, '2026-01-16', '2026-03-30'],
    ['the 29th before a leap day', 29, '2028-01-16', '2028-02-29'],
    ['the 31st before a month of 30 days', 31, '2026-10-16', '2026-12-31'],
    ['the 31st before one that moves it', 31, '2026-09-25', '2026-11-02'],
  ])('waits for a month that has its day: %s', (_, sipDate, ordered, due) => {
    expect(firstDebitDate(sipDate, businessDate(ordered), calendar)).toBe(due);
  });
});

describe('sipStartDate', () => {
  it.each([
    ['a Saturday, as it is', 19, '2026-11-16', '2026-12-19'],
    ['a day thirty days on', 16, '2026-11-16', '2026-12-16'],
    ['the next month where a day less is left', 16, '2026-11-17', '2027-01-16'],
    ['the 30th of the first month that has one', 30, '2027-01-16', '2027-03-30'],
    ['the 31st too', 31, '2027-01-16', '2027-03-31'],
    ['the 29th of a leap year', 29, '2028-01-16', '2028-02-29'],
  ])('returns %s', (_, sipDate, orderedOn, start) => {
    expect(sipStartDate(sipDate, businessDate(orderedOn), calendar)).toBe(start);
  });

  it('returns the SIP date itself, thirty days on or later, in the month of the second instalment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 1_500 }), (sipDate, days) => {
        const from = addDays(businessDate('2025-01-01'), days);
        const start = sipStartDate(sipDate, from, calendar);
        expect(partsOf(start).day).toBe(sipDate);
        expect(daysBetween(from, start)).toBeGreaterThanOrEqual(FIRST_GAP_DAYS);
        expect(daysBetween(from, start)).toBeLessThanOrEqual(FIRST_GAP_DAYS + 62);
        const due = firstDebitDate(sipDate, from, calendar);
        expect(due).toBe(instalmentDate(sipDate, start, calendar));
        expect(daysBetween(from, due)).toBeGreaterThanOrEqual(FIRST_GAP_DAYS);
      }),
      runs(2_000),
    );
  });
});

describe('canCatchUp', () => {
  it.each([
    ['2026-12-10', '2026-12-10', true],
    ['2026-12-10', '2026-12-11', true],
    ['2026-12-10', '2026-12-12', false],
    ['2026-12-11', '2026-12-14', true],
    ['2026-12-11', '2026-12-15', false],
  ])('answers the instalment of %s on %s with %s', (due, today, can) => {
    expect(canCatchUp(businessDate(due), businessDate(today), calendar)).toBe(can);
  });
});

describe('instalmentAfter', () => {
  const monthEnds = exchangeCalendar([...EXCHANGE_HOLIDAYS, '2027-02-26', '2027-05-31', '2027-06-30']);
  const after = (sipDate: number, due: string) => instalmentAfter(sipDate, businessDate(due), monthEnds);

  it.each([
    ['one month on', 10, '2026-12-10', '2027-01-11'],
    ['a month after one that a weekend moved', 10, '2027-01-11', '2027-02-10'],
    ['in the same month as one of the 31st that moved into it', 31, '2026-11-02', '2026-11-30'],
    ['on the last working day of February 2027 for the 31st: a holiday takes the 26th', 31, '2027-02-01', '2027-02-25'],
    ['in March after a February that pulled it forward', 31, '2027-02-25', '2027-03-31'],
    ['on the leap day of February 2028', 31, '2028-01-31', '2028-02-29'],
    ['for the 29th too', 29, '2028-01-31', '2028-02-29'],
    ['in March after the leap day', 31, '2028-02-29', '2028-03-31'],
    ['on the first of June when the last of May is a holiday', 31, '2027-04-30', '2027-06-01'],
    ['on the day before a holiday at the end of a month of 30 days', 31, '2027-06-01', '2027-06-29'],
    ['on the first of July when the 30th is a holiday', 30, '2027-06-01', '2027-07-01'],
    ['and in July once more', 30, '2027-07-01', '2027-07-30'],
  ])('returns %s', (_, sipDate, due, next) => {
    expect(after(sipDate, due)).toBe(next);
  });

  it('returns the whole row, a month each, whatever day moves or is pulled forward', () => {
    for (let sipDate = 1; sipDate <= 31; sipDate++) {
      const row = instalmentDates(sipDate, businessDate('2026-11-16'), 360, monthEnds);
      expect(row.slice(0, -1).map((due) => instalmentAfter(sipDate, due, monthEnds))).toEqual(row.slice(1));
    }
  });
});

describe('movedFrom', () => {
  it.each([
    ['an instalment on its own day', 20, '2026-11-20', null],
    ['one that a weekend moved', 7, '2026-11-09', '2026-11-07'],
    ['one that was moved into the next month', 31, '2026-11-02', '2026-10-31'],
    ['one in a month too short for it', 31, '2026-11-30', null],
    ['one that February kept', 28, '2026-02-27', null],
  ])('knows the day of %s', (_, sipDate, due, from) => {
    expect(movedFrom(sipDate, businessDate(due))).toBe(from);
  });
});

describe('movedInstalment', () => {
  it('moves every instalment to where the calendar of now has it, and keeps its month', () => {
    const named = exchangeCalendar([...EXCHANGE_HOLIDAYS, '2027-02-26', '2027-03-01', '2027-05-31', '2027-06-10']);
    for (let sipDate = 1; sipDate <= 31; sipDate++) {
      const [before, now] = [calendar, named].map((each) =>
        instalmentDates(sipDate, businessDate('2026-11-16'), 12, each),
      ) as [ReturnType<typeof instalmentDates>, ReturnType<typeof instalmentDates>];
      expect(before.map((due) => movedInstalment(sipDate, due, named))).toEqual(now);
      expect(now.map((due) => movedInstalment(sipDate, due, calendar))).toEqual(before);
    }
  });
});
