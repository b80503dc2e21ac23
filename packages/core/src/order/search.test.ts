import { describe, expect, it } from 'vitest';
import { businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, instantAt } from '#time/index.js';
import { isSearchOver } from './search.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const at = (date: string, time: string) => instantAt(businessDate(date), time);

describe('isSearchOver', () => {
  it.each([
    ['2026-11-16', '10:00', '2026-12-01', '17:59', false],
    ['2026-11-16', '10:00', '2026-12-01', '18:00', true],
    // placed on a Saturday
    ['2026-11-21', '10:00', '2026-12-07', '17:59', false],
  ])('of an order of %s %s answers on %s at %s: %s', (day, time, today, now, isOver) => {
    expect(isSearchOver(at(day, time), at(today, now), calendar)).toBe(isOver);
  });
});
