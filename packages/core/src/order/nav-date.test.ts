import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, instantAt } from '#time/business-date.js';
import { EXCHANGE_HOLIDAYS, exchangeCalendar, withYearsOf } from '#time/calendar.js';
import { effectiveDate, expectedNavDate, nextCutOff, purchaseNavDate } from './nav-date.js';
import { type NavRule, navRuleOf } from './nav-rule.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const at = (text: string) => {
  const [date = '', time] = text.split(' ');
  return instantAt(businessDate(date), time);
};
const navDate = (rule: NavRule, realised: string, ordered = '2026-11-01 10:00') =>
  purchaseNavDate({ orderedAt: at(ordered), realisedAt: at(realised), rule }, calendar);

describe('purchaseNavDate', () => {
  it.each([
    // 20 November 2026 is a Friday, the 24th a holiday
    ['before the cut-off', 'standard', '2026-11-20 14:59', '2026-11-20'],
    ['at the cut-off', 'standard', '2026-11-20 15:00', '2026-11-23'],
    ['after it before a holiday', 'standard', '2026-11-23 15:00', '2026-11-25'],
    ['on a Saturday', 'standard', '2026-11-21 09:00', '2026-11-23'],
    ['on a holiday', 'standard', '2026-11-24 09:00', '2026-11-25'],
    ['just after midnight in India', 'standard', '2026-11-23 00:00', '2026-11-23'],
    ['of a liquid scheme before its cut-off', 'liquid', '2026-11-20 13:29', '2026-11-19'],
    ['of a liquid scheme at its cut-off', 'liquid', '2026-11-20 13:30', '2026-11-22'],
    ['of a liquid scheme on a Friday at half past three', 'liquid', '2026-11-20 15:30', '2026-11-22'],
    ['of a liquid scheme on a Saturday', 'liquid', '2026-11-21 09:00', '2026-11-22'],
    ['of a liquid scheme on a holiday', 'liquid', '2026-11-24 09:00', '2026-11-24'],
    ['of a liquid scheme on a Monday morning', 'liquid', '2026-11-23 09:00', '2026-11-22'],
    ['of a liquid scheme before a holiday', 'liquid', '2026-11-23 14:00', '2026-11-24'],
  ] as const)('dates money that is realised %s', (_, rule, realised, date) => {
    expect(navDate(rule, realised)).toBe(date);
  });

  it('waits for the money, however early the order was', () => {
    expect(navDate('standard', '2026-11-25 16:00', '2026-11-20 10:00')).toBe('2026-11-26');
  });

  it('waits for the order, however early the money was', () => {
    expect(navDate('standard', '2026-11-20 10:00', '2026-11-20 15:01')).toBe('2026-11-23');
  });

  // Trust M15: a millisecond before and at the cut-off
  it('decides to the millisecond', () => {
    const cutOff = at('2026-11-20 15:00');
    const orderedAt = at('2026-11-20 09:00');
    const of = (realisedAt: number) => purchaseNavDate({ orderedAt, realisedAt, rule: 'standard' }, calendar);
    expect(of(cutOff - 1)).toBe('2026-11-20');
    expect(of(cutOff)).toBe('2026-11-23');
  });
});

describe('purchaseNavDate of a scheme that began with an offer', () => {
  const offer = {
    opens: businessDate('2026-11-06'),
    closes: businessDate('2026-11-20'),
    allotted: businessDate('2026-11-30'),
    withdrawn: null,
  };

  it.each([
    [
      'within it is the day of the allotment, whenever the money came',
      '2026-11-20 23:59',
      '2026-11-21 11:00',
      '2026-11-30',
    ],
    ['of a liquid scheme too', '2026-11-10 10:00', '2026-11-10 10:00', '2026-11-30'],
    ['after it goes by the cut-off', '2026-12-01 10:00', '2026-12-01 10:05', '2026-12-01'],
  ])('%s', (_, ordered, realised, date) => {
    const rule = _.includes('liquid') ? 'liquid' : 'standard';
    const purchase = { orderedAt: at(ordered), realisedAt: at(realised), rule, offer } as const;
    expect(purchaseNavDate(purchase, calendar)).toBe(date);
    expect(expectedNavDate(purchase, calendar)).toBe(date);
  });
});

describe('nextCutOff', () => {
  it.each([
    ['standard', '2026-11-20 14:59', '2026-11-20 15:00', '2026-11-20'],
    ['standard', '2026-11-20 15:00', '2026-11-23 15:00', '2026-11-23'],
    ['standard', '2026-11-24 09:00', '2026-11-25 15:00', '2026-11-25'],
    ['liquid', '2026-11-20 13:30', '2026-11-23 13:30', '2026-11-22'],
    ['standard', '2026-12-31 15:00', '2027-01-01 15:00', null],
  ] as const)('of a %s scheme at %s is at %s, for the NAV of %s', (rule, now, payBefore, date) => {
    expect(nextCutOff(rule, at(now), calendar)).toEqual({ payBefore: at(payBefore), navDate: date });
  });
});

describe('expectedNavDate', () => {
  const expected = (rule: NavRule, realised: string, known = calendar) =>
    expectedNavDate({ orderedAt: at('2026-11-01 10:00'), realisedAt: at(realised), rule }, known);

  it.each([
    ['standard', '2026-12-31 14:59', '2026-12-31'],
    ['standard', '2026-12-31 15:00', null],
    ['liquid', '2026-12-31 13:29', '2026-12-30'],
    // the day before the next working day is known only when that is
    ['liquid', '2026-12-31 13:30', null],
    ['standard', '2027-03-01 10:00', null],
  ] as const)('of the rule %s promises for %s %s', (rule, realised, date) => {
    expect(expected(rule, realised)).toBe(date);
  });

  it('is told once the holidays of the year are named', () => {
    const later = exchangeCalendar(withYearsOf(EXCHANGE_HOLIDAYS, ['2027-01-01', '2027-01-26']));
    expect(expected('liquid', '2026-12-31 13:30', later)).toBe('2027-01-03');
    expect(expected('standard', '2026-12-31 15:00', later)).toBe('2027-01-04');
  });
});

describe('effectiveDate', () => {
  // Trust M15: 10,000 minutes of three years, leap day and holidays among them, by two rules, against a walk from day to day
  it('returns a working day, never an earlier one, and agrees with a list of the days and minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 0, max: 1_439 }),
        fc.constantFrom<NavRule>('standard', 'liquid'),
        (days, minute, rule) => {
          const day = addDays(businessDate('2024-01-01'), days);
          const date = effectiveDate(instantAt(day) + minute * 60_000, rule, calendar);
          let expected = minute < (rule === 'standard' ? 900 : 810) ? day : addDays(day, 1);
          while (!calendar.isOpen(expected)) expected = addDays(expected, 1);
          expect(date).toBe(expected);
        },
      ),
      runs(10_000),
    );
  });
});

describe('the naive rule of a cut-off', () => {
  // Trust M15, control: by the hour of UTC, or without holidays, days are wrong
  it('is wrong about an evening in UTC, and about a Saturday', () => {
    const evening = instantAt(businessDate('2026-11-16'), '16:00');
    const byUtc = new Date(evening).getUTCHours() < 15 ? '2026-11-16' : '2026-11-17';
    expect([byUtc, effectiveDate(evening, 'standard', calendar)]).toEqual(['2026-11-16', '2026-11-17']);
    const saturday = businessDate('2026-11-21');
    expect(effectiveDate(instantAt(saturday, '10:00'), 'standard', calendar)).not.toBe(saturday);
  });
});

describe('navRuleOf', () => {
  it.each([
    ['Liquid', 'liquid'],
    ['Liquid Fund', 'liquid'],
    ['Overnight Fund', 'liquid'],
    ['Money Market', 'standard'],
    ['Large Cap', 'standard'],
  ] as const)('knows the rule of %s', (subCategory, rule) => {
    expect(navRuleOf(subCategory)).toBe(rule);
  });
});
