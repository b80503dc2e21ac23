import { type Paise, rupees } from '#money/index.js';

/**
 * How a cart stands that an advisor filled and its owner has not approved: nobody was asked, the owner has not answered yet, does not want
 * it, has not answered in time, or has approved it too long ago.
 */
export const CART_STANDINGS = ['unasked', 'asked', 'declined', 'link_over', 'approval_over'] as const;
/** One of `CART_STANDINGS`. */
export type CartStanding = (typeof CART_STANDINGS)[number];

/** The orders of an advisor's list of customers: by name, by what they hold, by what their SIPs invest a month, by their last order. */
export const CUSTOMER_SORTS = ['name', 'aum', 'sips', 'activity'] as const;
/** One of `CUSTOMER_SORTS`. */
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/**
 * The needs that answers name by a closed list: a page that was built before its server takes no others, and what costs money by waiting
 * comes first. `payment`: orders that can still be paid; `instalment`: an instalment of a SIP, STP or SWP was missed, or its debit bounced, and none came after it; `mandate`: the mandate that SIPs are to be
 * debited by is missing, has failed or ends soon; `kyc_hold`: the KYC is on hold or refused, so that nothing can be bought; `redemption`: a
 * large sum was redeemed of late, and not as the advisor prepared it; `approval`: a cart that the advisor filled and its owner has not approved; `proposal`: one was sent that
 * its owner has not answered, or of late declined or let pass; `lock_in`: units of a scheme with a lock-in come free soon, or just did;
 * `kyc`: the account is not registered with the exchange.
 */
export const NAMED_NEEDS = [
  'payment',
  'instalment',
  'mandate',
  'kyc_hold',
  'redemption',
  'approval',
  'proposal',
  'lock_in',
  'kyc',
] as const;
/** One of `NAMED_NEEDS`. */
export type NamedNeed = (typeof NAMED_NEEDS)[number];

/** Why an account needs a mandate: nothing debits its SIPs, the last one was not accepted, or the one that it has ends soon. */
export const MANDATE_NEEDS = ['missing', 'failed', 'ends'] as const;
/** One of `MANDATE_NEEDS`. */
export type MandateNeed = (typeof MANDATE_NEEDS)[number];

/** How a proposal waits: for its owner, or for another version since its owner declined it or let it pass. */
export const PROPOSAL_STANDINGS = ['waiting', 'declined', 'expired'] as const;
/** One of `PROPOSAL_STANDINGS`. */
export type ProposalStanding = (typeof PROPOSAL_STANDINGS)[number];

/** What an advisor prepares and orders once its owner has approved it by a link: a cart, an STP or an SWP. */
export const APPROVED_KINDS = ['cart', 'STP', 'SWP'] as const;
/** One of `APPROVED_KINDS`. */
export type ApprovedKind = (typeof APPROVED_KINDS)[number];

/**
 * What waits in a customer's account, the most urgent first. `order`: its owner has approved a cart, an STP or an SWP that the advisor has
 * not ordered, and the approval lapses within a day.
 */
export const CUSTOMER_NEEDS = ['order', ...NAMED_NEEDS] as const;
/** One of `CUSTOMER_NEEDS`, the most urgent first. */
export type CustomerNeed = (typeof CUSTOMER_NEEDS)[number];

/** All that waits for an advisor: what accounts need, tasks that are due, birthdays that come, and leads that are new or due. */
const WAITING_KINDS = [...CUSTOMER_NEEDS, 'task', 'birthday', 'lead'] as const;
/** One of what waits. */
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Returns how many things wait for an advisor: their home and their morning mail say the same. */
export const waitingSum = (counts: Readonly<Record<WaitingKind, number>>): number =>
  WAITING_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** What the list can be narrowed to: those who need something, who have not answered a proposal that they still can, about whom the advisor has a task that is due, or whose birthday comes. */
export const CUSTOMER_FILTERS = [...CUSTOMER_NEEDS, 'unanswered', 'task', 'birthday'] as const;
/** One of `CUSTOMER_FILTERS`. */
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

/** Customers on a page of the list. */
export const CUSTOMERS_PAGE_SIZE = 20;

/** How many days an instalment that was missed, or a mandate that failed, waits for somebody, and how long before its end a mandate does. */
export const NEED_DAYS = 30;

/** The days for which redemptions and ended lock-ins are told of. */
export const NEWS_DAYS = 7;
/** The sum from which a redemption is large: its advisor hears of it. */
export const LARGE_REDEMPTION: Paise = rupees(1_00_000);

/** The most of what waits that an advisor's home shows. */
export const WAITING_SHOWN = 6;

/** Tells whether a text names a filter of the list. */
export function isCustomerFilter(text: unknown): text is CustomerFilter {
  return CUSTOMER_FILTERS.some((filter) => filter === text);
}
