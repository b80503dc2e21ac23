import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runs } from '#testing/runs.js';
import {
  addDays,
  addMonths,
  ageOn,
  businessDate,
  businessDateAt,
  daysBetween,
  instantAt,
  minuteOfDay,
  partsOf,
  startOfMonth,
  weekdayOf,
} from './business-date.js';

const at = (iso: string) => Date.parse(iso);
const someDate = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays(businessDate('2000-01-01'), days));

describe('businessDate', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1999-12-31'])('accepts %s', (text) => {
    expect(businessDate(text)).toBe(text);
  });

  it.each([
    '',
    '2026-2-01',
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '20-11-2026',
    '2026-11-20T00:00',
    '+02026-11-20',
    '0000-01-01',
  ])('refuses %j', (text) => {
    expect(() => businessDate(text)).toThrow(RangeError);
  });
});

describe('the date in India', () => {
  it('changes at 18:30 UTC, to the millisecond', () => {
    expect(businessDateAt(at('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
    expect(businessDateAt(at('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
    expect(businessDateAt(at('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
    expect(businessDateAt(at('2028-02-28T18:30:00Z'))).toBe('2028-02-29');
  });

  it('is the one that the time-zone data names, at any instant', () => {
    const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: at('1950-01-01T00:00Z'), max: at('2100-01-01T00:00Z') }), (instant) => {
        expect(businessDateAt(instant)).toBe(indian.format(instant));
        const [hours, minutes] = clock.format(instant).split(':').map(Number);
        expect(minuteOfDay(instant)).toBe((hours ?? 0) * 60 + (minutes ?? 0));
      }),
      runs(10_000),
    );
  });

  it('begins at the instant that instantAt names', () => {
    const midnight = instantAt(businessDate('2026-11-20'));
    expect(new Date(midnight).toISOString()).toBe('2026-11-19T18:30:00.000Z');
    expect(new Date(instantAt(businessDate('2026-11-20'), '15:00')).toISOString()).toBe('2026-11-20T09:30:00.000Z');
    expect(minuteOfDay(midnight - 1)).toBe(1_439);
  });

  it.each(['24:00', '9:30', '15:60', '', 'noon'])('does not begin at %j', (time) => {
    expect(() => instantAt(businessDate('2026-11-20'), time)).toThrow(RangeError);
  });

  it('does not depend on the time zone of the machine', () => {
    const inZone = (zone: string) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const dates: unknown[] = [];
      for (let instant = 1e12; instant < 2e12; instant += 9.7e9) {
        const date = businessDateAt(instant);
        dates.push(date, instantAt(date, '15:00'), addDays(date, 31), addMonths(date, 1), weekdayOf(date));
      }
      return { offset: new Date(0).getTimezoneOffset(), dates };
    };
    const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(inZone);
    expect(zones.map(({ offset }) => offset)).toEqual([-330, 480, 640]);
    expect(zones[0]?.dates).toHaveLength(5 * 104);
    expect(zones.map(({ dates }) => dates)).toEqual(Array(3).fill(zones[0]?.dates));
  });
});

describe('calendar sums', () => {
  it('begins a month with its first day, which begins itself', () => {
    fc.assert(
      fc.property(someDate, (date) => {
        const first = startOfMonth(date);
        expect(partsOf(first)).toEqual({ ...partsOf(date), day: 1 });
        expect(startOfMonth(first)).toBe(first);
      }),
      runs(200),
    );
  });

  it('count days over months, years and leap days', () => {
    expect(addDays(businessDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(businessDate('2027-02-28'), 1)).toBe('2027-03-01');
    expect(addDays(businessDate('2026-01-01'), -1)).toBe('2025-12-31');
    expect(daysBetween(businessDate('2028-02-01'), businessDate('2028-03-01'))).toBe(29);
    expect(daysBetween(businessDate('2026-11-20'), businessDate('2026-11-18'))).toBe(-2);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('add months: %s and %i months are %s', (date, months, result) => {
    expect(addMonths(businessDate(date), months)).toBe(result);
  });

  it('lead there and back', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(there > date).toBe(days > 0);
        expect(businessDateAt(instantAt(date))).toBe(date);
        expect((weekdayOf(date) + (((days % 7) + 7) % 7)) % 7).toBe(weekdayOf(there));
      }),
      runs(20_000),
    );
  });

  it('keep the day of the month where the month has it', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: -400, max: 400 }), (date, months) => {
        const [from, to] = [partsOf(date), partsOf(addMonths(date, months))];
        expect((to.year - from.year) * 12 + to.month - from.month).toBe(months);
        expect(to.day).toBeLessThanOrEqual(from.day);
        if (to.day < from.day) expect(partsOf(addDays(addMonths(date, months), 1)).day).toBe(1);
      }),
      runs(20_000),
    );
  });

  it('throw rather than leave the calendar', () => {
    expect(() => addDays(businessDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(businessDate('2026-11-20'), Number.NaN)).toThrow(RangeError);
    expect(() => addMonths(businessDate('9999-12-31'), 1)).toThrow(RangeError);
  });

  it('know the weekday', () => {
    expect(weekdayOf(businessDate('2026-11-20'))).toBe(5);
    expect(weekdayOf(businessDate('2026-11-22'))).toBe(0);
  });
});

describe('ageOn', () => {
  it.each([
    ['2008-11-22', '2026-11-21', 17],
    ['2008-11-22', '2026-11-22', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-23', '2026-11-22', -1],
  ])('makes a person born on %s, on %s, %i years old', (born, day, age) => {
    expect(ageOn(businessDate(born), businessDate(day))).toBe(age);
  });
});

describe('the age of a person', () => {
  it('grows by one on each birthday and on no other day', () => {
    const birth = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(businessDate('1920-01-01'), days));
    fc.assert(
      fc.property(birth, fc.integer({ min: 1, max: 100 }), (born, years) => {
        const birthday = addMonths(born, years * 12);
        const day = birthday.slice(5) === born.slice(5) ? birthday : addDays(birthday, 1);
        expect(ageOn(born, day)).toBe(years);
        expect(ageOn(born, addDays(day, -1))).toBe(years - 1);
      }),
    );
  });
});
