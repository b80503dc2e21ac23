import type { SchemeOffer } from '#nfo/index.js';
import { businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '#time/index.js';
import { isNfoOrder } from './nav-date.js';

/**
 * Returns since when a purchase can be waited for whose money came: one within an offer waits for the day of the allotment, or that on which the
 * offer was withdrawn.
 */
export function unitsAwaitedSince(moneyCame: Instant, orderedAt: Instant, offer: SchemeOffer | null): Instant {
  if (offer === null || !isNfoOrder(offer, orderedAt)) return moneyCame;
  return Math.max(moneyCame, instantAt(offer.withdrawn ?? offer.allotted));
}

/** The working days for which the exchange is asked about an order that it does not find, or for its units, and the time in India at which they end. */
const SEARCH = { openDays: 10, time: '18:00' } as const;

/** Tells whether the exchange has been asked for long enough about an order that was placed, or paid, at an instant: a person looks into it then. */
export function isSearchOver(since: Instant, now: Instant, calendar: ExchangeCalendar): boolean {
  return now >= instantAt(calendar.add(businessDateAt(since), SEARCH.openDays), SEARCH.time);
}
