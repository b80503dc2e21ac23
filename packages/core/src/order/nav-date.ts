import type { SchemeOffer } from '#nfo/index.js';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  type Instant,
  instantAt,
  minuteOfDay,
  type ExchangeCalendar,
  MINUTE,
} from '#time/index.js';
import type { NavRule } from './nav-rule.js';

interface CutOff {
  /** Minutes since midnight in India; money must be there before. */
  readonly minute: number;
  /** Calendar days from the day that counts to the day of the NAV that applies. */
  readonly navDays: number;
}

/**
 * The cut-offs of purchases (SEBI/HO/IMD/DF2/CIR/P/2020/175, from 1 February 2021): the day on which the money is realised before the
 * cut-off counts, whatever the amount. Liquid and overnight schemes give the NAV of the calendar day before, which may be a Sunday.
 */
export const PURCHASE_CUT_OFFS: Readonly<Record<NavRule, CutOff>> = {
  standard: { minute: 15 * 60, navDays: 0 },
  liquid: { minute: 13 * 60 + 30, navDays: -1 },
};

/** Returns the working day that counts for something received at an instant: the same day before the cut-off, else the next working day. */
export function effectiveDate(receivedAt: Instant, rule: NavRule, calendar: ExchangeCalendar): BusinessDate {
  const day = businessDateAt(receivedAt);
  const inTime = calendar.isOpen(day) && minuteOfDay(receivedAt) < PURCHASE_CUT_OFFS[rule].minute;
  return inTime ? day : calendar.add(day, 1);
}

/** Tells whether an order was placed within an offer: its units are those of the allotment, whatever the day of its money. */
export const isNfoOrder = ({ closes }: Pick<SchemeOffer, 'closes'>, orderedAt: Instant): boolean =>
  businessDateAt(orderedAt) <= closes;

/** A purchase as its NAV follows from it. */
export interface DatedPurchase {
  readonly orderedAt: Instant;
  /** The instant at which its money came. */
  readonly realisedAt: Instant;
  readonly rule: NavRule;
  /** The new fund offer of the scheme; an order within it gets the NAV of the allotment. */
  readonly offer?: SchemeOffer | null | undefined;
}

/** Returns the day of the allotment of a purchase within an offer; null of any other. */
const allottedOn = ({ orderedAt, offer }: DatedPurchase) =>
  offer && isNfoOrder(offer, orderedAt) ? offer.allotted : null;

/** Returns the day that counts for a purchase: the later of order and money decides. */
const countedOn = ({ orderedAt, realisedAt, rule }: DatedPurchase, calendar: ExchangeCalendar) =>
  effectiveDate(Math.max(orderedAt, realisedAt), rule, calendar);

/**
 * Returns the date that gives a purchase its NAV. Where a scheme publishes no NAV on that date, the last one before it applies. In a year
 * whose holidays are not known it is the best guess: see expectedNavDate for what a person may be told.
 */
export function purchaseNavDate(purchase: DatedPurchase, calendar: ExchangeCalendar): BusinessDate {
  return allottedOn(purchase) ?? addDays(countedOn(purchase, calendar), PURCHASE_CUT_OFFS[purchase.rule].navDays);
}

/** Returns the NAV date that a person may be told; null while the exchange has not named the holidays on which it depends. */
export function expectedNavDate(purchase: DatedPurchase, calendar: ExchangeCalendar): BusinessDate | null {
  const day = allottedOn(purchase) ?? countedOn(purchase, calendar);
  return day > calendar.knownUntil ? null : purchaseNavDate(purchase, calendar);
}

/** The cut-off that comes next. */
export interface NextCutOff {
  /** The instant before which money must be there. */
  readonly payBefore: Instant;
  /** The date of the NAV that it gets; null while the holidays on which it depends are not known. */
  readonly navDate: BusinessDate | null;
}

/** Returns by when money must be there, from now on, and for which NAV. */
export function nextCutOff(rule: NavRule, now: Instant, calendar: ExchangeCalendar): NextCutOff {
  const day = effectiveDate(now, rule, calendar);
  const navDate = expectedNavDate({ orderedAt: now, realisedAt: now, rule }, calendar);
  return { payBefore: instantAt(day) + PURCHASE_CUT_OFFS[rule].minute * MINUTE, navDate };
}
