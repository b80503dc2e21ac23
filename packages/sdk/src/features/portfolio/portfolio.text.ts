import type { OrderSetStatus } from '@prosperx/core/order';

/** Words of the orders that are not over; they come with the code that shows them. */
export const ordersInProgressText = {
  title: 'Orders in progress',
  order: 'Order',
  /** The first scheme stands for those that were ordered with it. */
  schemes: ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} and ${others.length} more`,
  note: (count: number, number: string) => `${count} ${count === 1 ? 'order' : 'orders'}, ${number}`,
  date: 'Placed',
  status: 'Status',
  amount: 'Amount',
  next: 'Next step',
  steps: {
    waiting_for_exchange: 'See order',
    to_pay: 'Pay now',
    payment_failed: 'Retry Payment',
    being_paid: 'See the payment',
    paid: 'See progress',
    allotted: 'See progress',
    refused: 'See why',
    expired: 'See why',
    cancelled: 'See why',
  } satisfies Record<OrderSetStatus, string>,
  challan: 'Get challan',
  stepOf: (step: string, number: string) => `${step}, order ${number}`,
};

const names: Readonly<Record<string, string>> = {
  purchase: 'Purchase',
  sip: 'SIP instalment',
  redemption: 'Redemption',
  switch_in: 'Switch in',
  switch_out: 'Switch out',
  reversal: 'Reversal',
};

export const portfolioText = {
  navAsOf: (date: string) => `NAV as of ${date}`,
  currentValue: 'Current value',
  invested: 'Invested',
  totalReturn: 'Total return',
  dayChange: 'Day’s change',
  dayChangeOn: (date: string) => `On ${date}`,
  byCategory: 'By category',
  bySubCategory: 'By sub-category',
  schemesHeld: (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`,
  groups: (count: number) => `${count} ${count === 1 ? 'group' : 'groups'}`,
  others: 'Others',
  schemes: 'Schemes',
  schemesCaption: 'Schemes you hold',
  sortBy: 'Sort by',
  sorts: { value: 'Current value', return: 'Return' },
  scheme: 'Scheme',
  units: 'Units',
  nav: (nav: string) => `NAV ${nav}`,
  return: 'Return',
  range: (from: number, to: number, of: number) => `${from} to ${to} of ${of} folios`,
  folio: (subCategory: string, folio: string) => `${subCategory}, Folio ${folio}`,
  detailsOf: (name: string) => `Transactions of ${name}`,
  investMore: 'Invest More',
  transactions: 'Last transactions',
  date: 'Date',
  type: 'Type',
  navColumn: 'NAV',
  amount: 'Amount',
  kind: (code: string) => names[code] ?? code,
  forMembers: 'Please log in to see your portfolio',
  empty: 'Your portfolio is being rebuilt with latest NAV!',
  emptyText: 'Schemes show here two days after the order.',
  explore: 'Explore Mutual Funds',
  failed: 'Something went wrong. Please try again later',
  failedText: 'Your money and units are not affected.',
  note: 'New schemes show here two days after the order.',
  past: 'Past performance does not indicate future returns.',
  major:
    'This account belongs to a minor who has turned 18. You can view it; to invest again, change the account from minor to major.',
};
