import { said } from '#language/index.js';
import { type BusinessDate, businessDateAt, type Instant, minuteOfDay, namedDate, partsOf } from '#time/index.js';
import { FREQUENCY_NAMES, monthText, waitText } from './format.text.js';
import { waitIn } from './wait-in.js';

/** Returns a wait in words, never too short: `30 seconds`, `2 minutes` (for 61 to 120 seconds), `3 hours`. */
export const formatWait = (seconds: number): string => waitIn(said(waitText), seconds);

/** Returns `DD MMMM YYYY`: `05 December 2026`. */
export function formatDate(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)} ${said(monthText).long(month - 1)} ${year}`;
}

/** Returns `DD/MM/YYYY`, as in inputs: `05/12/2026`. */
export function formatDateNumeric(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

/** Returns the short form: `5 Dec 2026`. */
export function formatDateShort(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${said(monthText).short(month - 1)} ${year}`;
}

/** Returns month and year: `Dec 2026`. */
export const formatMonth = (date: BusinessDate): string => withoutDay(formatDateShort(date));

/** Returns month and year in full: `December 2026`. */
export const formatMonthLong = (date: BusinessDate): string => withoutDay(formatDate(date));

const withoutDay = (written: string) => written.split(' ').slice(1).join(' ');

/** Returns date and time of day in India: `5 Dec 2026, 09:05 IST`. */
export function formatMoment(instant: Instant): string {
  const minute = minuteOfDay(instant);
  const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  return `${formatDateShort(businessDateAt(instant))}, ${time} IST`;
}

/** Returns the date that was typed as `DD/MM/YYYY`; null unless it is complete and exists in the calendar. */
export function parseDateNumeric(text: string): BusinessDate | null {
  const [, day, month, year] = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/.exec(text) ?? [];
  return namedDate(`${year}-${month}-${day}`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A code of `FREQUENCY_NAMES`. */
export type Frequency = keyof typeof FREQUENCY_NAMES;

/** Returns `Monthly` for 1; null for a code that has no name, such as 0 of a lumpsum. */
export function frequencyName(code: number): string | null {
  return Object.hasOwn(FREQUENCY_NAMES, code) ? said(FREQUENCY_NAMES)[code as Frequency] : null;
}
