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

/** The exchange's calendar, as this process read it last: the holidays of core's list, and the years that were imported. */
export interface ServerCalendar extends ExchangeCalendar {
  /** The days on which the exchange is closed, oldest first. */
  readonly holidays: readonly string[];
  /** Reads the imported years; from now on the calendar has them. */
  read(db: Db): Promise<void>;
}

/** A calendar of core's list alone, until it reads more. */
export function createCalendar(): ServerCalendar {
  let holidays = EXCHANGE_HOLIDAYS;
  let known = exchangeCalendar(holidays);
  return {
    get holidays() {
      return holidays;
    },
    get knownUntil() {
      return known.knownUntil;
    },
    isOpen: (date) => known.isOpen(date),
    onOrAfter: (date) => known.onOrAfter(date),
    onOrBefore: (date) => known.onOrBefore(date),
    add: (date, count) => known.add(date, count),
    read: async (db) => {
      const rows = await db.select({ date: exchangeHolidays.date }).from(exchangeHolidays);
      holidays = withYearsOf(
        EXCHANGE_HOLIDAYS,
        rows.map(({ date }) => date),
      );
      known = exchangeCalendar(holidays);
    },
  };
}

/** The calendar that a database has now. */
export async function readCalendar(db: Db): Promise<ServerCalendar> {
  const calendar = createCalendar();
  await calendar.read(db);
  return calendar;
}

/** Holidays are imported while servers run, at times three days before they are. */
const READ_EVERY = 600_000;

/** Goes on reading what is imported, until `stop`. What cannot be read is read the next time. */
export function followCalendar(calendar: ServerCalendar, db: Db, log: Logger): { stop(): void } {
  const read = () => void calendar.read(db).catch((error: unknown) => log.warn('calendar_not_read', { error }));
  const timer = setInterval(read, READ_EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Warns when the holidays of a coming year are not known: no NAV date of it is promised then, and its due dates are guesses. */
export function warnOfUnknownHolidays(calendar: ExchangeCalendar, log: Logger, now: Instant): void {
  const { knownUntil } = calendar;
  if (endsSoon(calendar, businessDateAt(now))) log.warn('holidays_unknown', { after: knownUntil });
}
