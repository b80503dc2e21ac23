import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, instantAt } from '#time/index.js';
import {
  countDaily,
  type DatedInstalment,
  firstPlanDate,
  instalmentsFrom,
  lastPlanDate,
  movedPlanDate,
  nextPlanDate,
  planDateAfter,
  planDateFrom,
  type PlanSeries,
  setUpDeadline,
} from './dates.js';
import { PLAN_FREQUENCIES } from './plan.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const day = (text: string) => businessDate(text);

function datesOf(series: PlanSeries, count: number) {
  const dates = [planDateFrom(series, series.startDate, calendar)];
  while (dates.length < count) {
    const last = dates.at(-1);
    dates.push(last ? planDateAfter(series, last, calendar) : null);
  }
  return dates;
}

describe('the dates of a plan', () => {
  it.each([
    [
      'daily, over a holiday and a weekend',
      30,
      '2026-11-20',
      '2026-11-30',
      '2026-11-20 2026-11-23 2026-11-25 2026-11-26',
    ],
    ['weekly, the Tuesday of a holiday moved', 52, '2026-11-17', null, '2026-11-17 2026-11-25 2026-12-01 2026-12-08'],
    ['monthly, moved from weekends', 1, '2026-12-05', null, '2026-12-07 2027-01-05 2027-02-05 2027-03-05'],
    ['monthly on the 31st', 1, '2026-12-31', null, '2026-12-31 2027-02-01 2027-02-26 2027-03-31'],
    ['quarterly', 3, '2026-12-15', null, '2026-12-15 2027-03-15 2027-06-15 2027-09-15'],
  ] as const)('are %s', (_, frequency, start, end, dates) => {
    const series = { frequency, startDate: day(start), endDate: end && day(end) };
    expect(datesOf(series, 4).join(' ')).toBe(dates);
  });

  it.each([
    ['daily', 30, '2027-03-08', '2027-03-10', '2027-03-11'],
    ['weekly', 52, '2026-12-02', '2027-03-10', '2027-03-11'],
    ['monthly', 1, '2026-12-10', '2027-03-10', '2027-03-11'],
    ['quarterly', 3, '2026-12-10', '2027-03-10', '2027-03-11'],
    ['quarterly, from the end of a week', 3, '2026-12-13', '2027-06-14', '2027-06-15'],
  ] as const)('move off a holiday that is named later, and back: %s', (_, frequency, start, due, moved) => {
    const series = { frequency, startDate: day(start), endDate: null };
    const named = exchangeCalendar([...EXCHANGE_HOLIDAYS, day(due)]);
    expect(movedPlanDate(series, day(due), calendar)).toBe(due);
    expect(movedPlanDate(series, day(due), named)).toBe(moved);
    // a daily plan has its own instalment on the day after
    if (frequency !== 30) expect(movedPlanDate(series, day(moved), calendar)).toBe(due);
  });

  it('end with the end date of a daily plan', () => {
    const series = { frequency: 30, startDate: day('2026-11-26'), endDate: day('2026-11-30') } as const;
    expect(datesOf(series, 4)).toEqual(['2026-11-26', '2026-11-27', '2026-11-30', null]);
    expect(planDateFrom(series, day('2026-12-01'), calendar)).toBeNull();
    const named = exchangeCalendar([...EXCHANGE_HOLIDAYS, day('2026-11-30')]);
    expect(movedPlanDate(series, day('2026-11-30'), named)).toBeNull();
  });

  it('leave out what passed before the plan ran', () => {
    const series = { frequency: 1, startDate: day('2026-12-05'), endDate: null } as const;
    expect(planDateFrom(series, day('2026-12-07'), calendar)).toBe('2026-12-07');
    expect(planDateFrom(series, day('2026-12-08'), calendar)).toBe('2027-01-05');
  });

  it('rise, are working days, and are found from any day between them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAN_FREQUENCIES),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 1_500 }),
        (frequency, start, later) => {
          const startDate = addDays(day('2024-11-16'), start);
          const series = { frequency, startDate, endDate: null };
          const from = addDays(startDate, later);
          const found = planDateFrom(series, from, calendar)!;
          expect(found >= from).toBe(true);
          expect(calendar.isOpen(found)).toBe(true);
          expect(planDateFrom(series, found, calendar)).toBe(found);
          expect(planDateAfter(series, found, calendar)! > found).toBe(true);
        },
      ),
      runs(600),
    );
  });
});

describe('countDaily', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 1],
    ['2026-11-20', '2026-11-24', 2],
    ['2026-11-21', '2026-11-22', 0],
    ['2026-11-25', '2026-11-20', 0],
  ])('from %s to %s is %i', (from, to, count) => {
    expect(countDaily(day(from), day(to), calendar)).toBe(count);
  });
});

describe('lastPlanDate', () => {
  const monthly = { frequency: 1, startDate: day('2026-12-10'), endDate: null } as const;
  const plan = (instalments: number, firstOrderToday: boolean) => ({ ...monthly, instalments, firstOrderToday });

  it.each([
    [12, false, '2027-11-10'],
    [12, true, '2027-10-11'],
    [1, true, '2026-12-10'],
  ])('of %i instalments, the first today: %s', (count, today, last) => {
    expect(lastPlanDate(plan(count, today), null, calendar)).toBe(last);
  });

  it.each([
    ['a first one that is late', 1, '2027-01-11', false, '2027-12-10'],
    ['one in the middle', 5, '2027-04-12', false, '2027-11-10'],
    ['the last one', 12, '2027-11-10', false, '2027-11-10'],
    ['an order of the day of a late set-up', 1, '2026-12-21', true, '2027-11-10'],
    ['an order of the first day of the series', 1, '2026-12-10', true, '2027-10-11'],
  ] as const)('is counted from %s', (_, instalment, date, today, last) => {
    const known = { instalment, date: day(date) };
    expect(lastPlanDate(plan(12, today), known, calendar)).toBe(last);
    let due: DatedInstalment = known;
    for (let next = nextPlanDate(plan(12, today), due, calendar); next;) {
      due = { instalment: due.instalment + 1, date: next };
      next = nextPlanDate(plan(12, today), due, calendar);
    }
    expect(due.date).toBe(last);
  });
});

describe('firstPlanDate', () => {
  const monthly = { frequency: 1, startDate: day('2026-12-10'), endDate: null, instalments: 12 } as const;
  const at = (instalment: number, date: string) => ({ instalment, date: day(date) });

  it.each([
    ['the next one, while it is the first', false, [], at(1, '2027-01-11'), '2027-01-11'],
    ['the first that was due', false, [at(2, '2027-02-10'), at(1, '2027-01-11')], at(3, '2027-03-10'), '2027-01-11'],
    ['the first after an order of a late day', true, [], at(1, '2026-12-21'), '2027-01-11'],
    [
      'the second that was due, beside such an order',
      true,
      [at(2, '2027-01-11'), at(1, '2026-12-21')],
      null,
      '2027-01-11',
    ],
    ['its start, where it never ran', false, [], null, '2026-12-10'],
  ] as const)('is that of %s', (_, firstOrderToday, fallenDue, next, first) => {
    expect(firstPlanDate({ ...monthly, firstOrderToday }, fallenDue, next, calendar)).toBe(first);
  });
});

/** Daily from Tuesday 1 December 2026 to the tenth, eight working days. */
const daily = { frequency: 30, startDate: day('2026-12-01'), endDate: day('2026-12-10') } as const;

describe('a plan that begins with an order of today', () => {
  const plan = { ...daily, instalments: 9, firstOrderToday: true };

  it.each(['2026-11-30', '2026-12-01'])('has all instalments of its series beside an order of %s', (first) => {
    const dates = [day(first)];
    for (let last = dates[0]; last;) {
      const next = nextPlanDate(plan, { instalment: dates.length, date: last }, calendar);
      if (next) dates.push(next);
      last = next ?? undefined;
    }
    expect(dates).toHaveLength(9);
    expect([dates[1], dates[8]]).toEqual(['2026-12-01', '2026-12-10']);
    expect(instalmentsFrom(plan, day(first), calendar)).toBe(9);
  });

  it('ends on the date that was shown where its first two orders are of one day', () => {
    const weekly = { ...plan, frequency: 52, endDate: null, instalments: 3 } as const;
    const second = nextPlanDate(weekly, { instalment: 1, date: day('2026-12-01') }, calendar)!;
    const third = nextPlanDate(weekly, { instalment: 2, date: second }, calendar)!;
    expect([second, third]).toEqual(['2026-12-01', lastPlanDate(weekly, null, calendar)]);
    expect(nextPlanDate(weekly, { instalment: 3, date: third }, calendar)).toBeNull();
  });
});

describe('instalmentsFrom', () => {
  it.each([
    [false, '2026-12-01', 8],
    [false, '2026-12-03', 6],
    [true, '2026-12-03', 7],
    [false, '2026-12-11', 0],
  ])('of a daily plan, its first order today: %s, from %s on: %i', (firstOrderToday, first, count) => {
    const plan = { ...daily, instalments: firstOrderToday ? 9 : 8, firstOrderToday };
    expect(instalmentsFrom(plan, day(first), calendar)).toBe(count);
  });

  it('of any other are all, however late it begins', () => {
    const plan = { ...daily, frequency: 1, endDate: null, instalments: 12, firstOrderToday: false } as const;
    expect(instalmentsFrom(plan, day('2027-03-01'), calendar)).toBe(12);
  });
});

describe('setUpDeadline', () => {
  const confirmed = instantAt(day('2026-12-01'), '11:00');

  it.each([
    ['daily, from that day on', 30, '2026-12-01', '2026-12-01', '15:00'],
    ['daily, from the next day on', 30, '2026-12-02', '2026-12-02', '11:00'],
    ['weekly, from that day on', 52, '2026-12-01', '2026-12-02', '11:00'],
  ] as const)('of a plan that is %s', (_, frequency, start, last, time) => {
    const series = { frequency, startDate: day(start), endDate: frequency === 30 ? day('2026-12-10') : null };
    expect(setUpDeadline(series, confirmed, calendar)).toBe(instantAt(day(last), time));
  });
});
