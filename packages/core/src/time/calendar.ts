import { addDays, businessDate, type BusinessDate, daysBetween, weekdayOf } from './business-date.js';

/**
 * The weekdays on which BSE StAR MF is closed: the exchange's notice for 2026; 2024 and 2025 are the weekdays without an equity NAV.
 * A server knows more: whoever runs it imports the years that the exchange has named since (`npm run holidays`).
 */
export const EXCHANGE_HOLIDAYS: readonly string[] = [
  '2024-01-22',
  '2024-01-26',
  '2024-03-08',
  '2024-03-25',
  '2024-03-29',
  '2024-04-11',
  '2024-04-17',
  '2024-05-01',
  '2024-05-20',
  '2024-06-17',
  '2024-07-17',
  '2024-08-15',
  '2024-10-02',
  '2024-11-01',
  '2024-11-15',
  '2024-11-20',
  '2024-12-25',
  '2025-02-26',
  '2025-03-14',
  '2025-04-10',
  '2025-04-14',
  '2025-04-18',
  '2025-05-01',
  '2025-08-15',
  '2025-08-27',
  '2025-10-02',
  '2025-10-21',
  '2025-10-22',
  '2025-11-05',
  '2025-12-25',
  '2026-01-15',
  '2026-01-26',
  '2026-03-03',
  '2026-03-26',
  '2026-03-31',
  '2026-04-03',
  '2026-04-14',
  '2026-05-01',
  '2026-05-28',
  '2026-06-26',
  '2026-09-14',
  '2026-10-02',
  '2026-10-20',
  '2026-11-10',
  '2026-11-24',
  '2026-12-25',
];

/** The dates on which the exchange takes orders. */
export interface ExchangeCalendar {
  /** The last day of the last year for which the exchange has named holidays. Later only those are known that never move. */
  readonly knownUntil: BusinessDate;
  isOpen(date: BusinessDate): boolean;
  /** Returns the date itself when it is open, else the next open one. */
  onOrAfter(date: BusinessDate): BusinessDate;
  /** Returns the date itself when it is open, else the last open one before it. */
  onOrBefore(date: BusinessDate): BusinessDate;
  /** Returns the `count`-th open date after (or before, when negative) a date; the date itself, open or not, for 0. */
  add(date: BusinessDate, count: number): BusinessDate;
}

/** Returns a list of holidays to which another adds its years: those that both have are the other's, whole. */
export function withYearsOf(holidays: readonly string[], later: readonly string[]): readonly string[] {
  const years = new Set(later.map((date) => date.slice(0, 4)));
  return [...holidays.filter((date) => !years.has(date.slice(0, 4))), ...later].sort();
}

/** Returns the weekdays of a year that are holidays every year: a list of that year without one of them is not whole. */
export function fixedHolidays(year: string): readonly BusinessDate[] {
  return [...FIXED_HOLIDAYS].map((day) => businessDate(`${year}-${day}`)).filter((date) => !isWeekend(date));
}

/** The holidays with the same date every year: Republic Day, Maharashtra Day, Independence Day, Gandhi's birthday, Christmas. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '05-01', '08-15', '10-02', '12-25']);

/** The days before its end from which a calendar is said to end: the exchange names the holidays of a year in the December before it. */
const ENDS_SOON_DAYS = 60;

/** Tells whether a date is a Sunday (0) or a Saturday (6). */
const isWeekend = (date: BusinessDate) => weekdayOf(date) % 6 === 0;

/** Tells whether the holidays of the time to come have to be added. */
export function endsSoon({ knownUntil }: ExchangeCalendar, today: BusinessDate): boolean {
  return daysBetween(today, knownUntil) <= ENDS_SOON_DAYS;
}

/** Makes a calendar closed on Saturdays, Sundays and the holidays given, after the last year of them on those that never move. */
export function exchangeCalendar(holidays: readonly string[]): ExchangeCalendar {
  const closed = new Set(holidays);
  const lastYear = holidays.reduce((last, date) => (date > last ? date : last), '0001').slice(0, 4);
  const knownUntil = businessDate(`${lastYear}-12-31`);
  const isHoliday = (date: BusinessDate) => (date > knownUntil ? FIXED_HOLIDAYS.has(date.slice(5)) : closed.has(date));
  const isOpen = (date: BusinessDate) => !isHoliday(date) && !isWeekend(date);
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
