import { describe, expect, it } from 'vitest';
import { businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, instantAt } from '#time/index.js';
import { clearingDay, depositDeadline, depositDay } from './cheque.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

describe('depositDay', () => {
  it.each([
    ['2026-11-16', '14:59', '2026-11-16', 'a Monday before three'],
    ['2026-11-16', '15:00', '2026-11-17', 'a Monday at three'],
    ['2026-11-20', '15:01', '2026-11-23', 'a Friday after three'],
    ['2026-11-21', '10:00', '2026-11-23', 'a Saturday'],
    ['2026-11-23', '16:00', '2026-11-25', 'the evening before a holiday (Guru Nanak Jayanti, 24 November)'],
    ['2026-12-25', '09:00', '2026-12-28', 'Christmas, a Friday'],
  ])('answers a cheque of %s %s with %s: %s', (day, time, expected) => {
    expect(depositDay(instantAt(businessDate(day), time), calendar)).toBe(expected);
  });
});

describe('clearingDay', () => {
  it('is three working days after that of the deposit', () => {
    const on = (day: string, time: string) => clearingDay(instantAt(businessDate(day), time), calendar);
    expect([on('2026-11-17', '14:59'), on('2026-11-17', '15:00')]).toEqual(['2026-11-20', '2026-11-23']);
  });
});

describe('depositDeadline', () => {
  it.each([
    ['2026-11-16', '14:59', '2026-11-16'],
    ['2026-11-18', '14:59', '2026-11-18'],
    // it would clear when nobody waits for it any more
    ['2026-11-18', '15:00', null],
    ['2026-11-30', '10:00', null],
  ])('answers, for a cheque given on Monday 2026-11-16 at 10:00, on %s %s with %s: %s', (day, time, expected) => {
    const givenAt = instantAt(businessDate('2026-11-16'), '10:00');
    expect(depositDeadline(givenAt, instantAt(businessDate(day), time), calendar)).toBe(expected);
  });

  it.each([
    ['2026-11-17', '14:59', '2026-11-17'],
    ['2026-11-17', '15:00', null],
  ])('answers, for one whose money is taken until Friday 2026-11-20, on %s %s with %s', (day, time, expected) => {
    const givenAt = instantAt(businessDate('2026-11-16'), '16:00');
    const now = instantAt(businessDate(day), time);
    expect(depositDeadline(givenAt, now, calendar, businessDate('2026-11-20'))).toBe(expected);
  });

  it('lets a cheque that is given on a holiday be deposited on the three working days after it', () => {
    const givenAt = instantAt(businessDate('2026-11-24'), '10:00');
    const on = (day: string) => depositDeadline(givenAt, instantAt(businessDate(day), '10:00'), calendar);
    expect(['2026-11-24', '2026-11-27', '2026-11-28', '2026-11-30'].map(on)).toEqual([
      '2026-11-25',
      '2026-11-27',
      null,
      null,
    ]);
  });
});
