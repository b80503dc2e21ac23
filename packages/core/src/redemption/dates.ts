import type { NamedScheme } from '#fund/index.js';
import { navRuleOf, purchaseNavDate } from '#order/index.js';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  type Instant,
  instantAt,
  minuteOfDay,
  type ExchangeCalendar,
} from '#time/index.js';
import { payoutDaysOf } from './payout-days.js';

/** Minutes since midnight in India before which a request gets the NAV of its day (SEBI, applicable NAV of redemptions). */
export const SALE_CUT_OFF = 15 * 60;
/** Overnight schemes take requests of the day for longer where they come online (SEBI/HO/IMD/PoD2/P/CIR/2025/56). */
const OVERNIGHT_CUT_OFF = 19 * 60;

/** The days of a redemption, each by the exchange's calendar. */
export interface RedemptionDates {
  /** The day whose NAV applies. Where none is published on it, the last one before it does. */
  readonly navDate: BusinessDate;
  /** The day on which the money is in the bank account, or ready for the scheme that is switched to. */
  readonly creditDate: BusinessDate;
  /** true: the exchange has named the holidays of all of these days, so that a person may be told. */
  readonly isCertain: boolean;
}

/**
 * Returns the days of a redemption that is requested at an instant. Requests before the cut-off of a working day count on it, others on the next.
 * Liquid and overnight schemes give the NAV of the calendar day before the next open one, which may be a Sunday; after the cut-off, that
 * of the next working day itself.
 */
export function redemptionDates(
  requestedAt: Instant,
  scheme: NamedScheme,
  calendar: ExchangeCalendar,
): RedemptionDates {
  const { subCategory } = scheme;
  const rule = navRuleOf(subCategory);
  const day = businessDateAt(requestedAt);
  const cutOff = /\bovernight\b/i.test(subCategory) ? OVERNIGHT_CUT_OFF : SALE_CUT_OFF;
  const isLate = calendar.isOpen(day) && minuteOfDay(requestedAt) >= cutOff;
  const counted = calendar.isOpen(day) && !isLate ? day : calendar.add(day, 1);
  const navDate = rule === 'liquid' && !isLate ? addDays(calendar.add(counted, 1), -1) : counted;
  const creditDate = calendar.add(counted, payoutDaysOf(scheme));
  return { navDate, creditDate, isCertain: creditDate <= calendar.knownUntil };
}

/**
 * Returns the days of a redemption whose NAV turned out to be that of a day: it counts on a later one than was thought when it reached the
 * exchange after the cut-off.
 */
export function redemptionDatesFrom(
  requestedAt: Instant,
  navDate: BusinessDate,
  scheme: NamedScheme,
  calendar: ExchangeCalendar,
): RedemptionDates {
  let dates = redemptionDates(requestedAt, scheme, calendar);
  let day = businessDateAt(requestedAt);
  while (dates.navDate < navDate) {
    day = addDays(day, 1);
    dates = redemptionDates(instantAt(day), scheme, calendar);
  }
  return dates;
}

/** The time of a working day at which the money of a redemption is where it goes. */
const CREDIT_TIME = '10:00';

/** Returns the instant at which the money of a redemption is there. */
export function creditedAt({ creditDate }: Pick<RedemptionDates, 'creditDate'>): Instant {
  return instantAt(creditDate, CREDIT_TIME);
}

/** The working days after its credit for which the money of a redemption, or what a switch buys, is asked for, and the time at which they end. */
const PAYOUT_SEARCH = { openDays: 3, time: '18:00' } as const;

/** Tells whether what a redemption came to has been asked for long enough: a person looks into it then. */
export function isPayoutOverdue(creditDate: BusinessDate, now: Instant, calendar: ExchangeCalendar): boolean {
  return now >= instantAt(calendar.add(creditDate, PAYOUT_SEARCH.openDays), PAYOUT_SEARCH.time);
}

/** Returns the day whose NAV the scheme that is switched to gives: that of a purchase whose money comes with the credit of the sale. */
export function switchInNavDate(
  requestedAt: Instant,
  dates: Pick<RedemptionDates, 'creditDate'>,
  subCategory: string,
  calendar: ExchangeCalendar,
): BusinessDate {
  const rule = navRuleOf(subCategory);
  return purchaseNavDate({ orderedAt: requestedAt, realisedAt: creditedAt(dates), rule }, calendar);
}
