import { businessDate, instantAt } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import type { JoinedBooks, RedemptionFile } from './books.js';
import { navDatesOf } from './redemption-checks.js';

const books = { calendar: createCalendar() } as Partial<JoinedBooks> as JoinedBooks;
const daysOf = (day: string, time: string, subCategory = 'Liquid Fund') => {
  const redemption = { createdAt: instantAt(businessDate(day), time) };
  return navDatesOf({ redemption, scheme: { name: 'A fund', subCategory } } as unknown as RedemptionFile, books);
};

it('a redemption of a liquid scheme has had the NAV of the Sunday too after the cut-off of a Thursday, until servers knew better', () => {
  expect(daysOf('2026-11-19', '16:00')).toEqual(['2026-11-20', '2026-11-22']);
  expect(daysOf('2027-01-07', '16:00')).toEqual(['2027-01-08']);
});

it('any other has that of one day', () => {
  expect(new Set(daysOf('2026-11-20', '10:00'))).toEqual(new Set(['2026-11-22']));
  expect(daysOf('2026-11-19', '16:00', 'Mid Cap Fund')).toEqual(['2026-11-20']);
});
