/** What a transaction is. `stp` and `swp` are instalments of a plan; a switch shows once, from the fund that is left. */
export const TRANSACTION_KINDS = [
  'purchase',
  'sip',
  'redemption',
  'switch_out',
  'switch_in',
  'stp',
  'swp',
  'refund',
  'reversal',
] as const;
/** One of `TRANSACTION_KINDS`. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

const WITH_PAGE: ReadonlySet<string> = new Set<TransactionKind>(['purchase', 'sip', 'refund']);

/** Tells whether the number of a transaction of a kind names an order that has a page; that of a redemption is what a person quotes, and no more. */
export const hasOrderPage = (kind: string): boolean => WITH_PAGE.has(kind);

/** How a transaction stands. `done`: units or money are there. */
export const TRANSACTION_STATES = ['to_pay', 'in_progress', 'done', 'failed', 'cancelled', 'skipped'] as const;
/** One of `TRANSACTION_STATES`. */
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** The transactions of a page, and the most that one answer holds. */
export const TRANSACTIONS_PAGE = 25;
/** The most transactions of a page. */
export const MAX_TRANSACTIONS = 500;
