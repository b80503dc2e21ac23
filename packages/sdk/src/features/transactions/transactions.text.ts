import { transactionKindText, transactionStateText } from '@prosperx/core/portfolio';

/** Words of the page of transactions. */
export const transactionsText = {
  id: 'transactions',
  failed: 'Your transactions could not be loaded.',
  logIn: 'Log in to see your transactions.',
};

/** Words of the list of transactions. */
export const transactionListText = {
  caption: 'Transactions, newest first',
  empty: 'No transactions yet',
  emptyText: 'What you invest and redeem shows here.',
  explore: 'Explore Mutual Funds',
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
  download: 'Download',
  downloadTitle: 'Download transactions',
  downloadText: 'All transactions that the filters choose, of every page.',
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  columns: {
    date: 'Date',
    scheme: 'Scheme',
    kind: 'Type',
    state: 'Status',
    units: 'Units',
    nav: 'NAV',
    amount: 'Amount',
  },
  kinds: transactionKindText,
  states: transactionStateText,
  instalment: (kind: string, number: number) => `${kind} ${number}`,
  severalSchemes: 'Several schemes of one order',
  payNow: 'Pay now',
  payNowOf: (scheme: string, date: string) => `Pay now: ${scheme}, ${date}`,
  navOf: (nav: string) => `NAV ${nav}`,
  inFolio: (number: string) => `Folio ${number}`,
};
