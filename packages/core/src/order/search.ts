import { businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '#time/index.js';

/** The working days for which the exchange is asked about an order that it does not find, or for its units, and the time in India at which they end. */
const SEARCH = { openDays: 10, time: '18:00' } as const;

/** Tells whether the exchange has been asked for long enough about an order that was placed, or paid, at an instant: a person looks into it then. */
export function isSearchOver(since: Instant, now: Instant, calendar: ExchangeCalendar): boolean {
  return now >= instantAt(calendar.add(businessDateAt(since), SEARCH.openDays), SEARCH.time);
}
