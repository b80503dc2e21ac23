import { addDays, type BusinessDate, businessDateAt, daysBetween, type Instant } from '#time/index.js';
import { nfoEndsAt, type NfoOrderType, nfoTakes, type NfoTerms } from './offer.js';

/** The groups of new fund offers: open, upcoming, recently closed, closed and listed. */
export const NFO_CATEGORIES = [1, 2, 3, 4] as const;
/** One of `NFO_CATEGORIES`. */
export type NfoCategory = (typeof NFO_CATEGORIES)[number];

/** The names of the groups in addresses. */
export const NFO_STATUSES = { open: 1, upcoming: 2, closed: 3, 'closed-listed': 4 } as const satisfies Record<
  string,
  NfoCategory
>;
/** The name of a group of offers. */
export type NfoStatus = keyof typeof NFO_STATUSES;

/** The days of an offer: the first and the last on which it takes money, and the one on which units are allotted. */
export interface NfoDates {
  readonly opens: BusinessDate;
  readonly closes: BusinessDate;
  readonly allotted: BusinessDate | null;
  /** The day on which the fund house withdrew it; it is closed from then on. */
  readonly withdrawn?: BusinessDate | null | undefined;
}

/**
 * The days after which an offer without a known date of allotment counts as listed: units are allotted within five working days of the
 * close, and the scheme is sold again within five more (SEBI's regulations of mutual funds).
 */
export const NFO_LISTED_AFTER_DAYS = 15;

/** The days for which the close of an open offer is news for an advisor's customers. */
export const NFO_CLOSES_SOON_DAYS = 7;

/** Returns the group of an offer on a day. It is listed from the day on which its units are allotted. */
export function nfoCategoryOn({ opens, closes, allotted, withdrawn }: NfoDates, today: BusinessDate): NfoCategory {
  if (withdrawn) return NFO_STATUSES.closed;
  if (today < opens) return NFO_STATUSES.upcoming;
  if (today <= closes) return NFO_STATUSES.open;
  const listed = allotted ?? addDays(closes, NFO_LISTED_AFTER_DAYS);
  return today < listed ? NFO_STATUSES.closed : NFO_STATUSES['closed-listed'];
}

/** What is next for an offer, and in how many days; on its last day, whether it takes a SIP still. */
export type NfoCountdown =
  | { readonly next: 'opens'; readonly days: number }
  /** `takes`: see `nfoTakes`, at that time of the day. */
  | { readonly next: 'closes'; readonly days: number; readonly takes: NfoOrderType | null };

/** Returns what is next for an offer that is open or to come; null for one that has closed. */
export function nfoCountdown(
  { opens, closes }: Pick<NfoDates, 'opens' | 'closes'>,
  order: NfoTerms | null,
  now: Instant,
): NfoCountdown | null {
  const today = businessDateAt(now);
  if (today < opens) return { next: 'opens', days: daysBetween(today, opens) };
  if (today > closes) return null;
  const all = nfoTakes(order);
  const takes = all && now >= nfoEndsAt({ closes }, 'SIP') ? 'LUMPSUM' : all;
  return { next: 'closes', days: daysBetween(today, closes), takes };
}

/** Tells whether a link to an offer is worth sending: its reader can still take part. */
export const isNfoShareable = (category: NfoCategory): boolean => category <= NFO_STATUSES.upcoming;

/** The most offers that one message names. */
export const MAX_SHARED_NFOS = 10;

/** Orders of a list: launch or closing date, earliest or farthest first. */
export const NFO_SORTS = ['launchEF', 'launchFF', 'closeEF', 'closeFF'] as const;
/** One of `NFO_SORTS`. */
export type NfoSort = (typeof NFO_SORTS)[number];

/** What is nearest in each group: what closes first, what opens first, what closed last. */
const NEAREST: Readonly<Record<NfoCategory, NfoSort>> = { 1: 'closeEF', 2: 'launchEF', 3: 'closeFF', 4: 'closeFF' };

interface Sorted {
  readonly nfoCategory: NfoCategory;
  readonly schemeName: string;
  readonly nfoOpenDate: Instant;
  readonly nfoClousureDate: Instant;
}

/** Returns the offers of one group in an order; without one, the nearest first. Those of one day stand by name. */
export function sortNfos<Item extends Sorted>(nfos: readonly Item[], sort?: NfoSort): readonly Item[] {
  const orderOf = (item: Item) => sort ?? NEAREST[item.nfoCategory];
  const keyOf = (item: Item) => (orderOf(item).startsWith('launch') ? item.nfoOpenDate : item.nfoClousureDate);
  return [...nfos].sort((one, other) => {
    const later = keyOf(one) - keyOf(other);
    return (orderOf(one).endsWith('EF') ? later : -later) || one.schemeName.localeCompare(other.schemeName, 'en');
  });
}

const isStatus = (text: string): text is NfoStatus => Object.hasOwn(NFO_STATUSES, text);

/** Reads the groups that an address names, `open,upcoming`; what is no group is left out. */
export function readNfoStatuses(text: string): readonly NfoStatus[] {
  return [...new Set(text.split(',').filter(isStatus))];
}
