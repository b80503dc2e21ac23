import type { NfoOrderError } from '#cart/index.js';
import { type Nav, navFromScaled } from '#money/index.js';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  type Instant,
  instantAt,
  type ExchangeCalendar,
} from '#time/index.js';

/** The days of an offer whose scheme takes orders here. */
export interface SchemeOffer {
  readonly opens: BusinessDate;
  readonly closes: BusinessDate;
  /** The day of the NAV at which its units are allotted, the first on which the scheme is a fund like any other. */
  readonly allotted: BusinessDate;
  /** The day on which the fund house withdrew it; null while it stands. */
  readonly withdrawn: BusinessDate | null;
}

/** The NAV at which the units of a new fund offer are allotted: ₹10. */
export const NFO_FACE_VALUE: Nav = navFromScaled(10 * 100_000_000);

/** The working days from the close within which units are allotted (SEBI's regulations of mutual funds). */
const ALLOTMENT_DAYS = 5;

/** Returns the day of the allotment: the one that is announced, else the last that the regulations leave. */
export const nfoAllotmentDate = (
  { closes, allotted }: { readonly closes: BusinessDate; readonly allotted: BusinessDate | null },
  calendar: ExchangeCalendar,
): BusinessDate => allotted ?? calendar.add(closes, ALLOTMENT_DAYS);

/** The time of the last day from which an offer takes no SIP any more; it takes lumpsums until midnight (exchange's notices of 2026). */
const NFO_SIP_CUT_OFF = '15:00';

type OfferType = 'LUMPSUM' | 'SIP';

/** Returns the first instant at which an offer takes no order of a type any more. */
export const nfoEndsAt = ({ closes }: Pick<SchemeOffer, 'closes'>, type: OfferType): Instant =>
  type === 'SIP' ? instantAt(closes, NFO_SIP_CUT_OFF) : instantAt(addDays(closes, 1));

/** Returns why an offer takes no order of a type now; null when it does, and from the allotment on, when its scheme is a fund like any other. */
export function nfoOrderError(offer: SchemeOffer, type: OfferType, now: Instant): NfoOrderError | null {
  const today = businessDateAt(now);
  if (offer.withdrawn !== null) return 'nfo_withdrawn';
  if (today < offer.opens) return 'nfo_not_open';
  if (today >= offer.allotted || now < nfoEndsAt(offer, type)) return null;
  return today <= offer.closes ? 'nfo_sip_closed' : 'nfo_closed';
}

/** Returns the instant before which an order within an offer is paid: by the end of its last day, a SIP that was applied for in time too. */
export const nfoPaymentDeadline = (offer: Pick<SchemeOffer, 'closes'>): Instant => nfoEndsAt(offer, 'LUMPSUM');

/** How long before the close those who asked are reminded of an offer: on the morning of the day before its last. */
const REMINDER = { daysBefore: 1, time: '10:00' } as const;

/** Returns when those who asked are reminded that an offer closes. */
export const nfoReminderAt = ({ closes }: Pick<SchemeOffer, 'closes'>): Instant =>
  instantAt(addDays(closes, -REMINDER.daysBefore), REMINDER.time);
