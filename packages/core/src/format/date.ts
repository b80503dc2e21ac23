import { businessDate, type BusinessDate, businessDateAt, minuteOfDay, partsOf } from '#time/business-date.js';
import type { Instant } from '#time/clock.js';
import { MONTH_NAMES } from './format.text.js';

/** `DD MMMM YYYY`: `05 December 2026`. */
export function formatDate(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)} ${MONTH_NAMES[month - 1]} ${year}`;
}

/** `DD/MM/YYYY`, as in inputs: `05/12/2026`. */
export function formatDateNumeric(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

/** `5 Dec 2026`. */
export function formatDateShort(date: BusinessDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${MONTH_NAMES[month - 1]?.slice(0, 3)} ${year}`;
}

/** Date and time of day in India: `5 Dec 2026, 09:05 IST`. */
export function formatMoment(instant: Instant): string {
  const minute = minuteOfDay(instant);
  const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  return `${formatDateShort(businessDateAt(instant))}, ${time} IST`;
}

/** What was typed as `DD/MM/YYYY`; null unless it is complete and exists in the calendar. */
export function parseDateNumeric(text: string): BusinessDate | null {
  const [, day, month, year] = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/.exec(text) ?? [];
  try {
    return businessDate(`${year}-${month}-${day}`);
  } catch {
    return null;
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
