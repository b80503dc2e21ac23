import type { OrderSetStatus } from '@prosperx/core/order';
import type { FailedInstalments } from '@prosperx/core/sip';

interface StatusMessage {
  readonly title: string;
  readonly lines: readonly string[];
}

const PLACED = 'Your order has been placed.';
const RECEIVED = 'We have received your request and are processing it.';
const REFUND = 'Any amount, if debited, will be refunded to your bank account.';
const NOTHING_BOUGHT = 'No units were bought.';

/** What is said of orders by how they stand; the prescribed words where they are true. */
const said: Readonly<Record<OrderSetStatus, StatusMessage>> = {
  waiting_for_exchange: { title: RECEIVED, lines: ['We are waiting for the exchange. This takes a moment.'] },
  to_pay: { title: 'Your order is awaiting payment.', lines: ['Units are bought only after you pay.'] },
  to_confirm: { title: 'Your SIP is awaiting the OTP.', lines: ['It is registered only after it is confirmed.'] },
  payment_failed: { title: 'Your payment attempt has failed.', lines: [REFUND] },
  being_paid: { title: PLACED, lines: [RECEIVED, 'We are waiting for your payment. If two arrive, one is refunded.'] },
  paid: { title: PLACED, lines: [RECEIVED, 'Your scheme will show in portfolio after 2 days.'] },
  allotted: { title: 'Your units have been allotted.', lines: ['They are in your portfolio.'] },
  sip_registered: {
    title: 'Your SIP is registered.',
    lines: ['Nothing was debited with the order. Each instalment is debited through AutoPay on its date.'],
  },
  refused: { title: 'Your order was not accepted.', lines: [NOTHING_BOUGHT, REFUND] },
  expired: {
    title: 'Your order has expired.',
    lines: ['It was not paid in time.', REFUND],
  },
  cancelled: { title: 'Your order was cancelled.', lines: [NOTHING_BOUGHT] },
};

/** Said of SIPs that begin later and whose code was never given. */
const neverConfirmed: StatusMessage = {
  title: said.expired.title,
  lines: ['It was not confirmed by the OTP in time.', 'Nothing was registered, and nothing will be debited.'],
};

/** Said of orders that came to nothing in several ways. */
const endedDifferently: StatusMessage = {
  title: 'None of your orders went through.',
  lines: [NOTHING_BOUGHT, 'The reason is shown with each order below.'],
};

/** Said in place of units that were allotted, where later instalments of the SIP failed. */
const instalmentsFailed = ({ failed, due, isOver }: FailedInstalments): StatusMessage => ({
  title: isOver
    ? `SIP ended, ${failed} ${failed === 1 ? 'instalment' : 'instalments'} failed`
    : `${failed} of ${due} SIP instalments failed`,
  lines: ['What was invested is in your portfolio.', 'The reason is shown with each instalment below.'],
});

/** Words of what became of orders; they come with the code that shows them. */
export const resultText = {
  said,
  instalmentsFailed,
  neverConfirmed,
  endedDifferently,
  orderAgain: 'Please go to the cart and place the order again.',
  sipNote: 'SIP orders show in your portfolio 2 days after the installment date.',
  retry: 'Retry Payment',
  pay: 'Pay now',
  confirm: 'Confirm with OTP',
  sips: 'View SIPs',
  sipOver: { title: 'This SIP has ended.', lines: ['What became of its instalments is shown below.'] },
  seePayment: 'View payment',
  goToCart: 'Go to cart',
  home: 'Back to Home',
  portfolio: 'View portfolio',
  orderNumber: (number: string) => `Order number ${number}`,
};

/** Words of the receipt. */
export const receiptText = {
  title: 'Payment receipt',
  total: 'Total',
  mode: 'Paid by',
  reference: 'Payment reference',
  bankReference: 'Bank reference',
  utr: 'UTR number',
  cheque: 'Cheque number',
  received: 'Received on',
  awaited: 'Awaited',
  refund: 'Refund',
  refundOf: (amount: string, sentOn: string | null) =>
    `${amount}, ${sentOn === null ? 'on its way' : `sent on ${sentOn}`}`,
  units: 'Units expected on',
  unitsLater: 'One working day after your money arrives',
  download: 'Download receipt (PDF)',
  print: 'Print',
};

/** Words of the orders; they come with the code that shows them. */
export const orderTableText = {
  orders: 'Orders',
  scheme: 'Scheme',
  type: 'Type',
  amount: 'Amount',
  status: 'Status',
  sip: 'SIP',
  lumpsum: 'Lumpsum',
  progressOf: (fund: string, type: string) => `Progress of ${fund}, ${type}`,
};

export const orderResultText = {
  none: 'No orders found!',
  portfolio: 'View portfolio',
  logIn: 'Please log in to see your orders',
  unknown: 'We could not load your orders. They are safe; try again in a moment.',
};
