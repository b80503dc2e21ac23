import { addDays, type BusinessDate, businessDateAt, minuteOfDay } from '#time/business-date.js';
import type { ExchangeCalendar } from '#time/calendar.js';
import type { Instant } from '#time/clock.js';

/** Minutes since midnight in India until which a challan is good for the same day (specification, investing, section 9: 15:00). */
export const CHALLAN_CUT_OFF = 15 * 60;

/** Until when a cheque is to be deposited: today before 15:00, else tomorrow; a holiday moves it to the next working day. */
export function depositDay(now: Instant, calendar: ExchangeCalendar): BusinessDate {
  const today = businessDateAt(now);
  return calendar.onOrAfter(minuteOfDay(now) < CHALLAN_CUT_OFF ? today : addDays(today, 1));
}
