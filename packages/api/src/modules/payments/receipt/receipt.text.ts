import { ordinal } from '@prosperx/core/format';

/** Words of the receipt as a PDF. */
export const receiptText = {
  title: 'Payment receipt',
  subtitle: 'Mutual fund investments through ProsperX',
  payment: 'Payment',
  orders: 'Orders',
  labels: {
    number: 'Order number',
    name: 'Investor',
    ucc: 'Client code',
    amount: 'Total',
    mode: 'Paid by',
    reference: 'Payment reference',
    bankReference: 'Bank reference',
    utr: 'UTR number',
    cheque: 'Cheque number',
    started: 'Started on',
    received: 'Received on',
    refund: 'Refund',
    units: 'Units expected on',
  },
  awaited: 'Not received yet',
  refund: (amount: string, sentOn: string | null) =>
    `${amount}, ${sentOn === null ? 'on its way' : `sent on ${sentOn}`}`,
  /** An order whose money goes back: the rows of refunds say when. */
  notExecuted: (order: string) => `${order} (not executed)`,
  lumpsum: 'lumpsum',
  sip: (date: number) => `SIP, monthly on the ${ordinal(date)}`,
  scheme: (name: string, kind: string, amount: string) => `${name}, ${kind}: ${amount}`,
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};
