import { addDays, businessDate, type BusinessDate, daysBetween, weekdayOf } from './business-date.js';

/** On which dates the exchange takes orders. */
export interface ExchangeCalendar {
  /** The last day of the last year of which the exchange has named holidays. Later only those are known that never move. */
  readonly knownUntil: BusinessDate;
  isOpen(date: BusinessDate): boolean;
  /** The date itself when it is open, else the next open one. */
  onOrAfter(date: BusinessDate): BusinessDate;
  /** The date itself when it is open, else the last open one before it. */
  onOrBefore(date: BusinessDate): BusinessDate;
  /** The `count`-th open date after (or before, when negative) a date; the date itself, open or not, for 0. */
  add(date: BusinessDate, count: number): BusinessDate;
}

/** Holidays whose date is the same every year: Republic Day, Maharashtra Day, Independence Day, Gandhi's birthday, Christmas. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '05-01', '08-15', '10-02', '12-25']);

/** Days before its end from which a calendar is said to end: the exchange names the holidays of a year in the December before it. */
const ENDS_SOON_DAYS = 60;

/** Whether the holidays of the time to come have to be added. */
export function endsSoon({ knownUntil }: ExchangeCalendar, today: BusinessDate): boolean {
  return daysBetween(today, knownUntil) <= ENDS_SOON_DAYS;
}

/** A calendar closed on Saturdays, Sundays and the holidays given, after the last year of them on those that never move. */
export function exchangeCalendar(holidays: readonly string[]): ExchangeCalendar {
  const closed = new Set(holidays);
  const lastYear = holidays.reduce((last, date) => (date > last ? date : last), '0000').slice(0, 4);
  const knownUntil = businessDate(`${lastYear}-12-31`);
  const isHoliday = (date: BusinessDate) => (date > knownUntil ? FIXED_HOLIDAYS.has(date.slice(5)) : closed.has(date));
  const isOpen = (date: BusinessDate) => !isHoliday(date) && weekdayOf(date) !== 0 && weekdayOf(date) !== 6;
  const seek = (date: BusinessDate, step: 1 | -1) => {
    let found = date;
    while (!isOpen(found)) found = addDays(found, step);
    return found;
  };
  return {
    knownUntil,
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
