import type { NfoOrderError } from '#cart/index.js';
import { type Nav, nav, type Paise, rupees, toRupees } from '#money/index.js';
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
  /** The day of the NAV at which its units are allotted: the last of the offer, or a later one. */
  readonly allotted: BusinessDate;
  /** The day on which the fund house withdrew it; null while it stands. */
  readonly withdrawn: BusinessDate | null;
  /** What a unit costs at the allotment; ₹10 where nobody says. */
  readonly faceValue?: Paise | null | undefined;
}

/** Tells whether the fund house has withdrawn an offer. */
export const isOfferWithdrawn = (offer: Pick<SchemeOffer, 'withdrawn'> | null): boolean =>
  offer !== null && offer.withdrawn !== null;

/** What a unit costs in nearly every new fund offer. */
const FACE_VALUE = rupees(10);

/** Tells whether the units of a kind of scheme are known to cost ₹10 at first: those of schemes that keep cash cost ₹100 or ₹1,000. */
export const startsAtTen = (subCategory: string): boolean =>
  !/\b(?:liquid|overnight|money market)\b/i.test(subCategory);

/** Returns what a unit of an offer costs at the allotment. */
export const nfoFaceValue = ({ faceValue }: Pick<SchemeOffer, 'faceValue'>): Paise => faceValue ?? FACE_VALUE;

/** Returns the first NAV of the scheme of an offer, at which its units are allotted. */
export const firstNavOf = (offer: Pick<SchemeOffer, 'faceValue'>): Nav => nav(toRupees(nfoFaceValue(offer)));

/** The working days from the close within which units are allotted (SEBI's regulations of mutual funds). */
const ALLOTMENT_DAYS = 5;

/** Returns the day of the allotment: the one that is announced, else the last that the regulations leave. */
export const nfoAllotmentDate = (
  { closes, allotted }: { readonly closes: BusinessDate; readonly allotted: BusinessDate | null },
  calendar: ExchangeCalendar,
): BusinessDate => allotted ?? calendar.add(closes, ALLOTMENT_DAYS);

/** Returns the first day on which the scheme of an offer is a fund like any other: that of the allotment, and none on which the offer still runs. */
export const nfoListedOn = ({ closes, allotted }: Pick<SchemeOffer, 'closes' | 'allotted'>): BusinessDate =>
  allotted > closes ? allotted : addDays(closes, 1);

/** The time of the last day from which an offer takes no SIP any more; it takes lumpsums until midnight (exchange's notices of 2026). */
const NFO_SIP_CUT_OFF = '15:00';

/** An order that an offer takes. */
export type NfoOrderType = 'LUMPSUM' | 'SIP';

/** What an order of an offer goes by. */
export interface NfoTerms {
  readonly minimumSipAmount: Paise | null;
}

/** Returns the most that an offer takes here until the times of its last day: a SIP, which it never takes without lumpsums, or lumpsums alone; null where it is not sold, so that nobody has said its times. */
export const nfoTakes = (order: NfoTerms | null): NfoOrderType | null =>
  order && (order.minimumSipAmount === null ? 'LUMPSUM' : 'SIP');

/** Returns the first instant at which an offer takes no order of a type any more. */
export const nfoEndsAt = ({ closes }: Pick<SchemeOffer, 'closes'>, type: NfoOrderType): Instant =>
  type === 'SIP' ? instantAt(closes, NFO_SIP_CUT_OFF) : instantAt(addDays(closes, 1));

/** Returns why an offer takes no order of a type now; null when it does, and once its scheme is a fund like any other. */
export function nfoOrderError(offer: SchemeOffer, type: NfoOrderType, now: Instant): NfoOrderError | null {
  const today = businessDateAt(now);
  if (isOfferWithdrawn(offer)) return 'nfo_withdrawn';
  if (today < offer.opens) return 'nfo_not_open';
  if (today >= nfoListedOn(offer) || now < nfoEndsAt(offer, type)) return null;
  return today <= offer.closes ? 'nfo_sip_closed' : 'nfo_closed';
}

/** Tells whether what was ordered cannot be ordered again, since it was within an offer that takes no order of its type any more. */
export const isOfferClosed = (offer: SchemeOffer | null, type: NfoOrderType, now: Instant): boolean =>
  offer !== null && nfoOrderError(offer, type, now) !== null;

/** Returns the instant before which an order within an offer is paid: by the end of its last day, a SIP that was applied for in time too. */
export const nfoPaymentDeadline = (offer: Pick<SchemeOffer, 'closes'>): Instant => nfoEndsAt(offer, 'LUMPSUM');

/** How long before the close those who asked are reminded of an offer: on the morning of the day before its last. */
const REMINDER = { daysBefore: 1, time: '10:00' } as const;

/** Returns when those who asked are reminded that an offer closes. */
export const nfoReminderAt = ({ closes }: Pick<SchemeOffer, 'closes'>): Instant =>
  instantAt(addDays(closes, -REMINDER.daysBefore), REMINDER.time);
