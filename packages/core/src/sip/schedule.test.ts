import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, daysBetween } from '#time/business-date.js';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/calendar.js';
import { instalmentAfter, monthOfInstalment, nextInstalmentDate } from './instalments.js';
import {
  changeStart,
  firstToSkip,
  isPauseLength,
  lastBeforeStop,
  lastDayToChange,
  lastDayToSkip,
  nextDebit,
  plannedInstalments,
  type SipPlace,
} from './schedule.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const day = businessDate;

/** The fifth instalment is next, on 10 December 2026, a Thursday. */
const sip: SipPlace = {
  sipDate: 10,
  instalments: 24,
  instalmentsDone: 4,
  nextDate: day('2026-12-10'),
  skipFrom: null,
  skipCount: 0,
  stopAfter: null,
};
const paused = { ...sip, skipFrom: 5, skipCount: 2 };

describe('plannedInstalments', () => {
  it('names date and number of each, over weekends and holidays', () => {
    expect(plannedInstalments(sip, 3, calendar)).toEqual([
      { instalment: 5, date: '2026-12-10', isSkipped: false },
      { instalment: 6, date: '2027-01-11', isSkipped: false },
      { instalment: 7, date: '2027-02-10', isSkipped: false },
    ]);
  });

  it.each([
    ['the last instalment', { instalmentsDone: 22 }, 2],
    ['a stop', { stopAfter: 5 }, 1],
    ['a SIP that is over', { nextDate: null }, 0],
  ])('ends with %s', (_, change, count) => {
    expect(plannedInstalments({ ...sip, ...change }, 10, calendar)).toHaveLength(count);
  });

  it('marks those that a pause leaves out, and finds the debit after them', () => {
    expect(plannedInstalments(paused, 3, calendar).map(({ isSkipped }) => isSkipped)).toEqual([true, true, false]);
    expect(nextDebit(paused, calendar)).toMatchObject({ instalment: 7, date: '2027-02-10' });
    expect(nextDebit({ ...sip, instalments: 4 }, calendar)).toBeNull();
  });
});

describe('firstToSkip', () => {
  it.each([
    ['long before', '2026-11-20', 5],
    ['two working days before', '2026-12-08', 5],
    ['one working day before, when it is under way', '2026-12-09', 6],
    ['on its day', '2026-12-10', 6],
  ])('is, %s, the right one', (_, today, instalment) => {
    expect(firstToSkip(sip, day(today), calendar)?.instalment).toBe(instalment);
  });

  it('counts working days alone: for a Monday it is too late on the Friday before', () => {
    const monday = { ...sip, sipDate: 14, nextDate: day('2026-12-14') };
    expect(lastDayToSkip(day('2026-12-14'), calendar)).toBe('2026-12-10');
    expect(firstToSkip(monday, day('2026-12-10'), calendar)?.instalment).toBe(5);
    expect(firstToSkip(monday, day('2026-12-11'), calendar)?.instalment).toBe(6);
  });

  it('comes after those that are skipped already', () => {
    expect(firstToSkip(paused, day('2026-11-20'), calendar)?.instalment).toBe(7);
  });

  it('goes by another lead where an operator has one', () => {
    expect(firstToSkip(sip, day('2026-12-09'), calendar, { pause: 1 })?.instalment).toBe(5);
  });

  it('and lastDayToSkip agree on every day', () => {
    const days = fc.integer({ min: -20, max: 5 }).map((offset) => addDays(day('2026-12-10'), offset));
    fc.assert(
      fc.property(days, (today) => {
        const isNext = firstToSkip(sip, today, calendar)?.instalment === 5;
        expect(isNext).toBe(today <= lastDayToSkip(day('2026-12-10'), calendar));
      }),
      runs(100),
    );
  });
});

describe('isPauseLength', () => {
  it.each([
    [0, false],
    [1, true],
    [6, true],
    [7, false],
    [1.5, false],
    [Number.NaN, false],
  ])('of %d instalments is %s', (count, offered) => expect(isPauseLength(count)).toBe(offered));
});

describe('lastBeforeStop', () => {
  it.each([
    ['2026-12-08', null],
    ['2026-12-09', 5],
    ['2026-12-10', 5],
  ])('on %s is instalment %s', (today, instalment) => {
    expect(lastBeforeStop(sip, day(today), calendar)?.instalment ?? null).toBe(instalment);
  });

  it('is none where the next one is skipped anyway', () => {
    expect(lastBeforeStop(paused, day('2026-12-09'), calendar)).toBeNull();
  });
});

describe('changeStart', () => {
  const start = (today: string, newDate: number, of: SipPlace = sip, timing = {}) =>
    changeStart(of, newDate, day(today), calendar, timing);

  it.each([
    ['the next instalment, thirty days ahead', '2026-11-10', 10, 5, '2026-12-10'],
    ['the one after it, when it is nearer', '2026-11-11', 10, 6, '2027-01-11'],
    ['the month in which an earlier new day keeps the lead too', '2026-11-10', 5, 6, '2027-01-05'],
    ['the same month for a later day', '2026-11-10', 25, 5, '2026-12-28'],
    ['no month that is too short for the day', '2027-01-02', 31, 8, '2027-03-31'],
  ])('is %s', (_, today, newDate, instalment, date) => {
    const of = today > '2027' ? { ...sip, instalmentsDone: 6, nextDate: day('2027-02-10') } : sip;
    expect(start(today, newDate, of)).toMatchObject({ instalment, date });
  });

  it('gives the exchange the day itself, not the day to which it moves', () => {
    expect(start('2026-11-11', 10)).toEqual({ instalment: 6, date: '2027-01-11', start: '2027-01-10' });
  });

  it('waits for the end of a pause, unless it ends it', () => {
    expect(start('2026-10-01', 10, paused)?.instalment).toBe(7);
    expect(start('2026-10-01', 10, paused, { endsPause: true })?.instalment).toBe(5);
  });

  it('is held back for what is due later', () => {
    expect(start('2026-11-10', 10, sip, { notBefore: day('2027-03-01') })?.instalment).toBe(8);
    // on the day to which a weekend moves it
    expect(start('2026-11-10', 10, sip, { notBefore: day('2027-01-11') })?.instalment).toBe(6);
  });

  it('is none for a SIP that ends before', () => {
    expect(start('2026-11-11', 10, { ...sip, instalments: 5 })).toBeNull();
    expect(start('2026-11-11', 10, { ...sip, stopAfter: 5 })).toBeNull();
    expect(start('2026-11-11', 10, { ...sip, nextDate: null })).toBeNull();
  });

  it('and lastDayToChange agree on every day', () => {
    const days = fc.integer({ min: 1, max: 31 });
    const offsets = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(days, offsets, fc.integer({ min: 1, max: 6 }), (sipDate, offset, count) => {
        const begun = day('2026-11-10');
        const of = { ...paused, sipDate, nextDate: nextInstalmentDate(sipDate, begun, calendar) };
        const last = lastDayToChange(sipDate, plannedInstalments(of, count, calendar));
        const today = addDays(begun, offset - 60);
        const found = changeStart(of, sipDate, today, calendar);
        expect(found !== null && found.instalment <= of.instalmentsDone + count).toBe(last !== null && today <= last);
      }),
      runs(300),
    );
  });

  it('leaves one instalment in each month, whatever the days are', () => {
    const days = fc.integer({ min: 1, max: 31 });
    const todays = fc.integer({ min: 0, max: 400 }).map((offset) => addDays(day('2026-01-05'), offset));
    fc.assert(
      fc.property(days, days, todays, (former, newDate, today) => {
        const of = { ...sip, sipDate: former, nextDate: nextInstalmentDate(former, today, calendar) };
        const begun = changeStart(of, newDate, today, calendar);
        if (!begun) throw new Error('it has months to come');
        expect(daysBetween(today, begun.start)).toBeGreaterThanOrEqual(30);
        const before = plannedInstalments(of, begun.instalment - of.instalmentsDone - 1, calendar);
        const after = [begun.date, instalmentAfter(newDate, begun.date, calendar)];
        const months = [
          ...before.map(({ date }) => monthOfInstalment(former, date)),
          ...after.map((date) => monthOfInstalment(newDate, date)),
        ];
        expect(new Set(months).size).toBe(months.length);
        expect(daysBetween(months[0]!, months.at(-1)!)).toBeLessThan(31 * months.length);
      }),
      runs(300),
    );
  });
});
