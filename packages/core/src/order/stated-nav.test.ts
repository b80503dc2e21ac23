import { describe, expect, it } from 'vitest';
import { nav } from '#money/index.js';
import { businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/index.js';
import { dayOfNav, earlierDayOfNav, lastNavDay } from './stated-nav.js';

const published = (...days: readonly (readonly [string, number])[]) =>
  days.map(([date, value]) => ({ date: businessDate(date), nav: nav(value) }));

/** The NAVs about Monday 9 November 2026; the exchange is closed on the tenth. */
const WEEK = published(
  ['2026-11-06', 25.1234],
  ['2026-11-09', 25.2],
  ['2026-11-11', 25.3071],
  ['2026-11-12', 25.2],
  ['2026-11-13', 25.3098],
);
const MONDAY = businessDate('2026-11-09');

describe('dayOfNav', () => {
  it.each([
    ['of that day', 25.2, '2026-11-09'],
    ['of a later day, when the money of a mandate came', 25.3071, '2026-11-11'],
    ['with fewer decimals', 25.31, '2026-11-11'],
    ['with more decimals', 25.30980001, '2026-11-13'],
    ['of the day before, which no order of that day gets', 25.1234, undefined],
    ['that nobody published', 25.4, undefined],
  ] as const)('finds a NAV %s', (_, stated, day) => {
    expect(dayOfNav(nav(stated), MONDAY, WEEK)).toBe(day);
  });

  it('prefers the NAV that is exactly so to one that may be rounded so', () => {
    const navs = published(['2026-11-09', 25.1234], ['2026-11-11', 25.12]);
    expect(dayOfNav(nav(25.12), MONDAY, navs)).toBe('2026-11-11');
  });

  it('finds the last one before where a scheme publishes none on that day, once a later one is known', () => {
    const sunday = businessDate('2026-11-08');
    expect(dayOfNav(nav(25.1234), sunday, WEEK)).toBe('2026-11-06');
    expect(dayOfNav(nav(25.1234), sunday, WEEK.slice(0, 1))).toBeUndefined();
  });
});

describe('earlierDayOfNav', () => {
  const days = { since: MONDAY, due: businessDate('2026-11-13') };

  it.each([
    ['of two of them', 25.2, '2026-11-12'],
    ['of one of them', 25.3071, '2026-11-11'],
    ['that only the day before them has', 25.1234, undefined],
    ['of the day of the rule, which is no earlier one', 25.3098, undefined],
  ] as const)('finds the last day of a NAV %s', (_, stated, day) => {
    expect(earlierDayOfNav(nav(stated), days, WEEK)).toBe(day);
  });

  it('finds the last one before where a scheme published none on the first possible day', () => {
    expect(earlierDayOfNav(nav(25.1234), { ...days, since: businessDate('2026-11-08') }, WEEK)).toBe('2026-11-06');
  });

  it('finds none where money cannot have come before it was heard of', () => {
    expect(earlierDayOfNav(nav(25.1234), { since: MONDAY, due: MONDAY }, WEEK)).toBeUndefined();
  });
});

describe('lastNavDay', () => {
  it('is five working days later', () => {
    expect(lastNavDay(MONDAY, exchangeCalendar(EXCHANGE_HOLIDAYS))).toBe('2026-11-17');
  });
});
