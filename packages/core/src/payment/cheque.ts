import { type Paise, rupees } from '#money/money.js';
import { addDays, type BusinessDate, businessDateAt, type Instant, minuteOfDay } from '#time/business-date.js';
import type { ExchangeCalendar } from '#time/calendar.js';

/** Whom a cheque is made out to, and where it is deposited (specification, investing, section 2). */
export const CHEQUE_PAYEE = { name: 'Indian Clearing Corporation Limited', bank: 'Axis Bank' } as const;

/** Above this total the page of a cheque tells that the NAV waits for the money (section 9). */
export const CHEQUE_NOTE_ABOVE: Paise = rupees(2_00_000);

/** Minutes since midnight in India until which a challan is good for the same day (specification, investing, section 9: 15:00). */
export const CHALLAN_CUT_OFF = 15 * 60;

/**
 * Open days of a cheque from its first deposit day on: those on which it may still be deposited, and those that its clearing is then
 * waited for.
 */
export const CHEQUE_OPEN_DAYS = { deposit: 2, clearing: 3 } as const;

/** Until when a cheque is to be deposited: today before 15:00, else tomorrow; a holiday moves it to the next working day. */
export function depositDay(now: Instant, calendar: ExchangeCalendar): BusinessDate {
  const today = businessDateAt(now);
  return calendar.onOrAfter(minuteOfDay(now) < CHALLAN_CUT_OFF ? today : addDays(today, 1));
}

/** Until when a cheque that was given at an instant is to be deposited, as seen now; null: so late that it would clear after the wait for it. */
export function depositDeadline(givenAt: Instant, now: Instant, calendar: ExchangeCalendar): BusinessDate | null {
  const day = depositDay(now, calendar);
  return day <= calendar.add(depositDay(givenAt, calendar), CHEQUE_OPEN_DAYS.deposit) ? day : null;
}
