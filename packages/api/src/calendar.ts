import { businessDateAt, endsSoon, EXCHANGE_HOLIDAYS, exchangeCalendar, type Instant } from '@prosperx/core/time';
import type { Logger } from '#log/logger.js';

/** The exchange's calendar. */
export const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

/** Without the holidays of a year its due dates and NAV dates are guesses: whoever runs the server adds them to core's list in time. */
export function warnOfUnknownHolidays(log: Logger, now: Instant): void {
  const { knownUntil } = calendar;
  if (endsSoon(calendar, businessDateAt(now))) log.warn('holidays_unknown', { after: knownUntil });
}
