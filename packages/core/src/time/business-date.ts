import { DAY, HOUR, MINUTE } from './duration.js';

declare const kind: unique symbol;

/** A calendar date in India, `YYYY-MM-DD`. Dates compare and sort as text. */
export type BusinessDate = string & { readonly [kind]: 'business-date' };

// India has had one offset and no summer time since 1945.
const IST_OFFSET = 5.5 * HOUR;

/** Reads text as a date; throws RangeError unless it is `YYYY-MM-DD` and exists in the calendar, which begins with the year 1. */
export function businessDate(text: string): BusinessDate {
  const isDate = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text);
  // a day that its month does not have would be one of the next month
  if (!isDate || new Date(`${text}T00:00:00Z`).getUTCDate() !== Number(text.slice(8))) {
    throw notADate(text);
  }
  return text as BusinessDate;
}

const notADate = (text: string) => new RangeError(`not a date (YYYY-MM-DD): ${text}`);

/** The years of the dates that a person or another program may name. */
const NAMED_YEARS = { first: '1800', last: '2199' } as const;

/**
 * Reads a date that somebody names; null unless it is `YYYY-MM-DD`, exists in the calendar, and is of a year that somebody may mean: what is
 * reckoned from it stays within the calendar, and is soon counted.
 */
export function namedDate(text: string): BusinessDate | null {
  const year = text.slice(0, 4);
  if (year < NAMED_YEARS.first || year > NAMED_YEARS.last) return null;
  try {
    return businessDate(text);
  } catch {
    return null;
  }
}

/** Returns the date in India at an instant; throws RangeError outside the years 1 to 9999. */
export function businessDateAt(instant: Instant): BusinessDate {
  const text = new Date(instant + IST_OFFSET).toISOString();
  // a year of more than four digits has a sign
  if (text.length > 24 || text < '0001') throw notADate(text);
  return text.slice(0, 10) as BusinessDate;
}

/** Returns the instant at which a time of day (`HH:MM`, India) falls on a date. Throws RangeError for any other text. */
export function instantAt(date: BusinessDate, time = '00:00'): Instant {
  const at = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? Date.parse(`${date}T${time}:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`not a time (HH:MM): ${time}`);
  return at - IST_OFFSET;
}

/** Returns the minutes since midnight in India: 15:00 is 900. */
export function minuteOfDay(instant: Instant): number {
  return Math.floor(((((instant + IST_OFFSET) % DAY) + DAY) % DAY) / MINUTE);
}

/** Returns the first day of a date's month. */
export function startOfMonth(date: BusinessDate): BusinessDate {
  return `${date.slice(0, 8)}01` as BusinessDate;
}

/** Returns the date `days` later, earlier when negative. Throws RangeError as businessDateAt does. */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  return businessDateAt(instantAt(date) + days * DAY);
}

/** Returns the whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  // a date alone is read as midnight in UTC
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: BusinessDate): number {
  return new Date(date).getUTCDay();
}

/** Returns year, month (1 to 12) and day (1 to 31). */
export function partsOf(date: BusinessDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** Returns the same day `months` later, earlier when negative; the last day of that month where it is shorter. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const { year, month, day } = partsOf(date);
  // the page of a fund asks for thousands: a day that all months have needs no calendar
  const monthsOfAll = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(monthsOfAll / 12), (((monthsOfAll % 12) + 12) % 12) + 1];
  if (day <= 28 && toYear >= 1000 && toYear <= 9999)
    return `${toYear}-${String(toMonth).padStart(2, '0')}${date.slice(7)}` as BusinessDate;
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = Date.UTC(year, month - 1 + months, Math.min(day, lastDay));
  return businessDateAt(at - IST_OFFSET);
}

/**
 * Returns the years of a person on a day; a person born on 29 February is a year older on 1 March of a year without it. It is negative
 * before birth.
 */
export function ageOn(born: BusinessDate, day: BusinessDate): number {
  const years = partsOf(day).year - partsOf(born).year;
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The age in years from which a person is no minor. */
export const FULL_AGE = 18;

/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __instant?: never };

/** The source of the time. Nothing in the product reads the system's clock by itself. */
export interface Clock {
  now(): Instant;
}
