import { addDays, addMonths, businessDate, type BusinessDate, partsOf } from '#time/business-date.js';
import type { ExchangeCalendar } from '#time/calendar.js';

/** Days between registering a SIP and its first instalment, where the scheme says nothing else: it never falls on the same day. */
export const DEFAULT_MIN_GAP_DAYS = 1;

/**
 * When the instalment of a month falls due; `inMonth` is any date of that month. A closed day moves it to the next open one. In a month
 * too short for the SIP date it falls on the last open day of the month; in February a date from 28 on never leaves the month
 * (BSE notice 20260225-26: instalments of 28, 29 and 30 February 2026 ran on Friday the 27th).
 */
export function instalmentDate(sipDate: number, inMonth: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  const nominal = nominalDate(sipDate, inMonth);
  const monthEnd = endOfMonth(inMonth);
  if (sipDate > partsOf(monthEnd).day) return calendar.onOrBefore(monthEnd);
  const due = calendar.onOrAfter(nominal);
  const staysInFebruary = partsOf(nominal).month === 2 && sipDate >= 28 && due > monthEnd;
  return staysInFebruary ? calendar.onOrBefore(monthEnd) : due;
}

/**
 * The first `count` instalments of a SIP that is registered today, the first of them `minGap` days from now or later. Both the SIP date
 * and the day it moves to keep the gap: a SIP date of yesterday does not begin tomorrow because of a holiday. Throws RangeError for a
 * SIP date outside 1 to 31.
 */
export function instalmentDates(
  sipDate: number,
  today: BusinessDate,
  count: number,
  calendar: ExchangeCalendar,
  minGap: number = DEFAULT_MIN_GAP_DAYS,
): BusinessDate[] {
  if (!Number.isInteger(sipDate) || sipDate < 1 || sipDate > 31) throw new RangeError(`no SIP date: ${sipDate}`);
  const earliest = addDays(today, minGap);
  const begins = (month: BusinessDate) =>
    nominalDate(sipDate, month) >= earliest && instalmentDate(sipDate, month, calendar) >= earliest;
  let first = startOfMonth(earliest);
  while (!begins(first)) first = addMonths(first, 1);
  return Array.from({ length: count }, (_, index) => instalmentDate(sipDate, addMonths(first, index), calendar));
}

/** The first instalment of a SIP that is registered today; from the day of an instalment, the one after it. See instalmentDates. */
export function nextInstalmentDate(
  sipDate: number,
  today: BusinessDate,
  calendar: ExchangeCalendar,
  minGap: number = DEFAULT_MIN_GAP_DAYS,
): BusinessDate {
  return instalmentDates(sipDate, today, 1, calendar, minGap)[0] as BusinessDate;
}

function nominalDate(sipDate: number, inMonth: BusinessDate): BusinessDate {
  const end = endOfMonth(inMonth);
  const day = String(Math.min(sipDate, partsOf(end).day)).padStart(2, '0');
  return businessDate(`${end.slice(0, 8)}${day}`);
}

function startOfMonth(date: BusinessDate): BusinessDate {
  return businessDate(`${date.slice(0, 8)}01`);
}

function endOfMonth(date: BusinessDate): BusinessDate {
  return addDays(addMonths(startOfMonth(date), 1), -1);
}
