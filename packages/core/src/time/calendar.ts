import { addDays, type BusinessDate, weekdayOf } from './business-date.js';

/** On which dates the exchange takes orders. */
export interface ExchangeCalendar {
  isOpen(date: BusinessDate): boolean;
  /** The date itself when it is open, else the next open one. */
  onOrAfter(date: BusinessDate): BusinessDate;
  /** The date itself when it is open, else the last open one before it. */
  onOrBefore(date: BusinessDate): BusinessDate;
  /** The `count`-th open date after (or before, when negative) a date; the date itself, open or not, for 0. */
  add(date: BusinessDate, count: number): BusinessDate;
}

/** A calendar closed on Saturdays, Sundays and the holidays given. */
export function exchangeCalendar(holidays: readonly string[]): ExchangeCalendar {
  const closed = new Set(holidays);
  const isOpen = (date: BusinessDate) => !closed.has(date) && weekdayOf(date) !== 0 && weekdayOf(date) !== 6;
  const seek = (date: BusinessDate, step: 1 | -1) => {
    let found = date;
    while (!isOpen(found)) found = addDays(found, step);
    return found;
  };
  return {
    isOpen,
    onOrAfter: (date) => seek(date, 1),
    onOrBefore: (date) => seek(date, -1),
    add: (date, count) => {
      const step = count < 0 ? -1 : 1;
      let found = date;
      for (let left = Math.abs(count); left > 0; left--) found = seek(addDays(found, step), step);
      return found;
    },
  };
}
