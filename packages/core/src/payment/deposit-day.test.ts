import { expect, it } from 'vitest';
import { businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, instantAt } from '#time/index.js';
import { depositDay } from './deposit-day.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

it.each([
  ['2026-11-16', '14:59', '2026-11-16', 'a Monday before three'],
  ['2026-11-16', '15:00', '2026-11-17', 'a Monday at three'],
  ['2026-11-20', '15:01', '2026-11-23', 'a Friday after three'],
  ['2026-11-21', '10:00', '2026-11-23', 'a Saturday'],
  ['2026-11-23', '16:00', '2026-11-25', 'the evening before a holiday (Guru Nanak Jayanti, 24 November)'],
  ['2026-12-25', '09:00', '2026-12-28', 'Christmas, a Friday'],
])('a cheque of %s %s is to be deposited on %s: %s', (day, time, expected) => {
  expect(depositDay(instantAt(businessDate(day), time), calendar)).toBe(expected);
});
