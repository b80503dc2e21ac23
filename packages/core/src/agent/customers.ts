import { type Paise, rupees } from '#money/index.js';

/** The orders of an advisor's list of customers: by name, by what they hold, by what their SIPs invest a month, by their last order. */
export const CUSTOMER_SORTS = ['name', 'aum', 'sips', 'activity'] as const;
/** One of `CUSTOMER_SORTS`. */
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/**
 * What waits in a customer's account, what costs money by waiting first. `payment`: orders that can still be paid; `instalment`: an
 * instalment of a SIP, STP or SWP was missed, or its debit bounced, and none came after it; `mandate`: the mandate that SIPs are to be
 * debited by is missing, has failed or ends soon; `kyc_hold`: the KYC is on hold or refused, so that nothing can be bought; `redemption`: a
 * large sum was redeemed of late; `approval`: a cart that the advisor filled and its owner has not approved; `proposal`: one was sent that
 * its owner has not answered, or of late declined or let pass; `lock_in`: units of a scheme with a lock-in come free soon, or just did;
 * `kyc`: the account is not registered with the exchange.
 */
export const CUSTOMER_NEEDS = [
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
/** One of `CUSTOMER_NEEDS`, the most urgent first. */
export type CustomerNeed = (typeof CUSTOMER_NEEDS)[number];

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
