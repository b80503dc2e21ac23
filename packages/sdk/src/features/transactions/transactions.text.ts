import type { TransactionKind, TransactionState } from '@prosperx/core/portfolio';

/** Words of the page of transactions. */
export const transactionsText = {
  failed: 'Your transactions could not be loaded.',
  forMembers: 'Log in to see your transactions.',
};

/** Words of the list of transactions. */
export const transactionListText = {
  caption: 'Transactions, newest first',
  empty: 'No transactions yet',
  emptyText: 'What you invest and redeem shows here.',
  noneFound: 'No transactions match these filters',
  clear: 'Clear filters',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${count})`,
  apply: 'Show',
  all: 'All',
  kind: 'Type',
  state: 'Status',
  scheme: 'Scheme',
  folio: 'Folio',
  from: 'From',
  to: 'To',
  download: 'Download CSV',
  fileName: 'prosperx-transactions.csv',
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  columns: {
    date: 'Date',
    scheme: 'Scheme',
    kind: 'Type',
    state: 'Status',
    units: 'Units',
    nav: 'NAV',
    navDate: 'NAV date',
    amount: 'Amount',
    folio: 'Folio',
    order: 'Order number',
    reason: 'Reason',
  },
  kinds: {
    purchase: 'Purchase',
    sip: 'SIP instalment',
    redemption: 'Redemption',
    switch_out: 'Switch out',
    switch_in: 'Switch in',
    stp: 'STP instalment',
    swp: 'SWP instalment',
    refund: 'Refund',
    reversal: 'Reversal',
  } satisfies Record<TransactionKind, string>,
  states: {
    to_pay: 'Pending Payment',
    in_progress: 'In progress',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    skipped: 'Skipped',
  } satisfies Record<TransactionState, string>,
  instalment: (kind: string, number: number) => `${kind} ${number}`,
  severalSchemes: 'Several schemes of one order',
  inFolio: (number: string) => `Folio ${number}`,
};
