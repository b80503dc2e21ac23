import { type Paise, rupees } from '#money/index.js';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  type Instant,
  minuteOfDay,
  type ExchangeCalendar,
} from '#time/index.js';

/** The payee of a cheque and the bank where it is deposited. */
export const CHEQUE_PAYEE = { name: 'Indian Clearing Corporation Limited', bank: 'Axis Bank' } as const;

/** Above this total the page of a cheque says that the NAV waits for the money. */
export const CHEQUE_NOTE_ABOVE: Paise = rupees(2_00_000);

/** Minutes since midnight in India until which a challan is valid for the same day: 15:00. */
const CHALLAN_CUT_OFF = 15 * 60;

/** The working days of a cheque from its first deposit day on: those on which it may still be deposited, and those of its clearing. */
export const CHEQUE_OPEN_DAYS = { deposit: 2, clearing: 3 } as const;

/**
 * Returns the day until which a cheque is to be deposited: today before 15:00, else tomorrow; a holiday moves it to the next working day.
 */
export function depositDay(now: Instant, calendar: ExchangeCalendar): BusinessDate {
  const today = businessDateAt(now);
  return calendar.onOrAfter(minuteOfDay(now) < CHALLAN_CUT_OFF ? today : addDays(today, 1));
}

/** Returns the day until which a cheque that is given now clears, once it is deposited on the day that its payer is told. */
export const clearingDay = (now: Instant, calendar: ExchangeCalendar): BusinessDate =>
  calendar.add(depositDay(now, calendar), CHEQUE_OPEN_DAYS.clearing);

/**
 * Returns the day until which a cheque that was given at an instant is to be deposited, as seen now; null once it would clear too late.
 * @param clearedBy the last day on which its money is taken; null: that of its time-out
 */
export function depositDeadline(
  givenAt: Instant,
  now: Instant,
  calendar: ExchangeCalendar,
  clearedBy: BusinessDate | null = null,
): BusinessDate | null {
  const last = calendar.add(depositDay(givenAt, calendar), CHEQUE_OPEN_DAYS.deposit);
  const day = depositDay(now, calendar);
  return day <= last && (clearedBy === null || clearingDay(now, calendar) <= clearedBy) ? day : null;
}
