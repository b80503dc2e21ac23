import { businessDateAt, instantAt } from '#time/business-date.js';
import type { ExchangeCalendar } from '#time/calendar.js';
import type { Instant } from '#time/clock.js';

/** Open days that an unpaid order lives on after its own, and the time in India at which it lapses. */
export const PAYABLE = { openDays: 2, time: '18:00' } as const;

/** Until when orders made at an instant can be paid; then they expire. */
export function payableUntil(createdAt: Instant, calendar: ExchangeCalendar): Instant {
  return instantAt(calendar.add(businessDateAt(createdAt), PAYABLE.openDays), PAYABLE.time);
}

/** Whether the time in which orders can be paid is over; null: they have none. */
export const isTooLateToPay = (until: Instant | null, now: Instant): boolean => until !== null && now >= until;
