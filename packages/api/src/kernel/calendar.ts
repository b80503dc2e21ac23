import {
  businessDateAt,
  endsSoon,
  EXCHANGE_HOLIDAYS,
  type ExchangeCalendar,
  exchangeCalendar,
  type Instant,
  withYearsOf,
} from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { exchangeHolidays } from '#db/schema/index.js';
import type { Logger } from '#log/logger.js';

let holidays = EXCHANGE_HOLIDAYS;
let known = exchangeCalendar(holidays);

/** The holidays that `calendar` has, oldest first. */
export const knownHolidays = (): readonly string[] => holidays;

/** The exchange's calendar, as this process read it last: the holidays of core's list, and the years that were imported. */
export const calendar: ExchangeCalendar = {
  get knownUntil() {
    return known.knownUntil;
  },
  isOpen: (date) => known.isOpen(date),
  onOrAfter: (date) => known.onOrAfter(date),
  onOrBefore: (date) => known.onOrBefore(date),
  add: (date, count) => known.add(date, count),
};

/** Reads the imported years; from now on `calendar` has them. */
export async function readCalendar(db: Db): Promise<void> {
  const rows = await db.select({ date: exchangeHolidays.date }).from(exchangeHolidays);
  holidays = withYearsOf(
    EXCHANGE_HOLIDAYS,
    rows.map(({ date }) => date),
  );
  known = exchangeCalendar(holidays);
}

/** Holidays are imported while servers run, at times three days before they are. */
const READ_EVERY = 600_000;

/** Goes on reading what is imported, until `stop`. What cannot be read is read the next time. */
export function followCalendar(db: Db, log: Logger): { stop(): void } {
  const read = () => void readCalendar(db).catch((error: unknown) => log.warn('calendar_not_read', { error }));
  const timer = setInterval(read, READ_EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Without the holidays of a year no NAV date of it is promised, and its due dates are guesses: whoever runs the server imports them in time. */
export function warnOfUnknownHolidays(log: Logger, now: Instant): void {
  const { knownUntil } = calendar;
  if (endsSoon(calendar, businessDateAt(now))) log.warn('holidays_unknown', { after: knownUntil });
}
