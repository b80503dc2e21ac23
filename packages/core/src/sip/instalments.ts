import {
  addDays,
  addMonths,
  businessDate,
  type BusinessDate,
  daysBetween,
  partsOf,
  type ExchangeCalendar,
  startOfMonth,
} from '#time/index.js';

/** The days between registering a SIP and its first instalment, unless the scheme has its own: it never falls on the same day. */
const DEFAULT_MIN_GAP_DAYS = 1;

/**
 * The days between the order of a SIP, which pays its first instalment, and the next one: exchanges take no start date nearer than that
 * for a monthly SIP, and nobody is debited twice within days.
 */
export const FIRST_GAP_DAYS = 30;

/** The working days after its own on which an instalment that was missed may still be made. Its money was not expected any later. */
const CATCH_UP_DAYS = 1;

/**
 * Returns when the instalment of a month falls due; `inMonth` is any date of that month. A closed day moves it to the next open one. In a
 * month too short for the SIP date it falls on the last working day of the month; in February a date from 28 on never leaves the month (BSE
 * notice 20260225-26: instalments of 28, 29 and 30 February 2026 ran on Friday the 27th).
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
 * Returns the first `count` instalments of a SIP that is registered today, the first of them `minGap` days from now or later. Both the
 * SIP date and the day it moves to keep the gap: a SIP date of yesterday does not begin tomorrow because of a holiday. Throws RangeError
 * for a SIP date outside 1 to 31.
 */
export function instalmentDates(
  sipDate: number,
  today: BusinessDate,
  count: number,
  calendar: ExchangeCalendar,
  minGap: number = DEFAULT_MIN_GAP_DAYS,
): BusinessDate[] {
  const first = firstMonth(sipDate, addDays(today, minGap), calendar);
  return Array.from({ length: count }, (_, index) => instalmentDate(sipDate, addMonths(first, index), calendar));
}

/** Returns the first instalment of a SIP that is registered today; from the day of an instalment, the one after it. See instalmentDates. */
export function nextInstalmentDate(
  sipDate: number,
  today: BusinessDate,
  calendar: ExchangeCalendar,
  minGap: number = DEFAULT_MIN_GAP_DAYS,
): BusinessDate {
  return instalmentDates(sipDate, today, 1, calendar, minGap)[0] as BusinessDate;
}

/**
 * Returns when a running SIP is due again after its instalment of a date: by the series alone, on any day. An instalment that a closed
 * day moved, or that is ordered late, neither shifts the next month nor skips it.
 */
export function instalmentAfter(sipDate: number, due: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  return nextInstalmentDate(sipDate, due, calendar);
}

/**
 * Returns when an instalment that was due on a date falls due by the calendar as it is known now: the exchange has named holidays since, or
 * taken one back. It stays the instalment of its month.
 */
export function movedInstalment(sipDate: number, due: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  return instalmentDate(sipDate, monthOfInstalment(sipDate, due), calendar);
}

/** Returns the SIP date that an instalment was moved away from, since the exchange is closed on it; null where it falls on its own day, or its month is too short for it. */
export function movedFrom(sipDate: number, due: BusinessDate): BusinessDate | null {
  const nominal = nominalDate(sipDate, monthOfInstalment(sipDate, due));
  return due > nominal ? nominal : null;
}

/** Returns the first day of the month whose instalment fell due on a date: at the end of a month a closed day may move one into the next. */
export function monthOfInstalment(sipDate: number, due: BusinessDate): BusinessDate {
  const distance = (month: BusinessDate) => Math.abs(daysBetween(nominalDate(sipDate, month), due));
  const [own, before] = [startOfMonth(due), addMonths(startOfMonth(due), -1)];
  return distance(before) < distance(own) ? before : own;
}

/**
 * Returns the start of a SIP that is ordered on a day and has its first instalment paid with its order: its SIP date in the first month,
 * 30 days on or later, that has this day at all. An exchange repeats the day it is given: with the 28th for a SIP of the 30th, it would
 * debit on the 28th for ever. Throws RangeError for a SIP date outside 1 to 31.
 */
export function sipStartDate(sipDate: number, orderedOn: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  const earliest = addDays(orderedOn, FIRST_GAP_DAYS);
  let month = firstMonth(sipDate, earliest, calendar);
  while (partsOf(nominalDate(sipDate, month)).day !== sipDate) month = addMonths(month, 1);
  return nominalDate(sipDate, month);
}

/**
 * Returns when a SIP that is ordered on a day is debited for the first time: its start, moved where the exchange is closed. That is its
 * first instalment, or its second where the first is paid with the order.
 */
export function firstDebitDate(sipDate: number, orderedOn: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  return instalmentDate(sipDate, sipStartDate(sipDate, orderedOn, calendar), calendar);
}

/** Tells whether an instalment that was due on a date may still be made, as after a stop of the server; later it is missed. */
export function canCatchUp(due: BusinessDate, today: BusinessDate, calendar: ExchangeCalendar): boolean {
  return today <= calendar.add(due, CATCH_UP_DAYS);
}

/** Returns the first day of the first month with an instalment not before a date, neither by its SIP date nor by the day it moves to. */
function firstMonth(sipDate: number, earliest: BusinessDate, calendar: ExchangeCalendar): BusinessDate {
  if (!Number.isInteger(sipDate) || sipDate < 1 || sipDate > 31) throw new RangeError(`no SIP date: ${sipDate}`);
  const begins = (month: BusinessDate) =>
    nominalDate(sipDate, month) >= earliest && instalmentDate(sipDate, month, calendar) >= earliest;
  let first = startOfMonth(earliest);
  while (!begins(first)) first = addMonths(first, 1);
  return first;
}

/** Returns the SIP date in the month of a date, or the last day of a month that is too short for it; open or not. */
export function nominalDate(sipDate: number, inMonth: BusinessDate): BusinessDate {
  const end = endOfMonth(inMonth);
  const day = String(Math.min(sipDate, partsOf(end).day)).padStart(2, '0');
  return businessDate(`${end.slice(0, 8)}${day}`);
}

function endOfMonth(date: BusinessDate): BusinessDate {
  const { year, month } = partsOf(date);
  return businessDate(`${date.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}`);
}
