import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { ordinal } from '@prosperx/core/format';
import { paymentModeText } from '@prosperx/core/payment';
import type { AudienceWords } from '#session/audience.text.js';

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Words of the orders and of the way to pay them; they come with the code that shows them. */
export const ordersToPayText = {
  autoPayStep: 'Step 1 of 2: AutoPay for future instalments',
  autoPayLater: 'You can also pay first and set it up later.',
  paymentStep: 'Step 2 of 2: payment',
  intro: (count: number, date: string, ready: number, toConfirm: number) =>
    [
      `${orders(count)}, placed ${date}.`,
      ...(ready > 0 ? [`${ready} ${ready === 1 ? 'is' : 'are'} ready to pay.`] : []),
      ...(toConfirm > 0 ? [`${toConfirm} ${toConfirm === 1 ? 'awaits' : 'await'} the OTP.`] : []),
    ].join(' '),
  schemes: (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`,
  folio: 'Folio',
  newFolio: 'A new one',
  orderNumber: 'Exchange order number',
  secondInstalment: 'Second instalment',
  orderDate: 'Order date',
  sipDate: 'SIP date',
  duration: 'Duration',
  durationOf: (months: number | null) =>
    months === null || months === UNTIL_CANCELLED
      ? 'Until cancelled'
      : `${months} ${months === 1 ? 'month' : 'months'}`,
  remarks: 'Remarks',
  /** Two SIPs of one scheme differ by their day. */
  sipOn: (day: number | null) => (day === null ? 'SIP' : `SIP on the ${ordinal(day)}`),
  lumpsum: 'Lumpsum',
  lumpsums: (count: number) => `Lumpsum, ${orders(count)}`,
  instalments: (count: number) => `First SIP instalment, ${orders(count)}`,
  later: (count: number) => `Debited later, every month, ${orders(count)}`,
  laterOnce: (count: number) => `Debited later, once, ${orders(count)}`,
  firstInstalment: 'First instalment',
  ifConfirmedToday: (date: string) => `${date}, if confirmed today`,
  total: 'Total payable',
  refusedTitle: (count: number) => (count === 1 ? 'One order was not accepted' : `${count} orders were not accepted`),
  refusedText: (count: number) => (count === 1 ? 'It is left out of the total.' : 'They are left out of the total.'),
  refusedBack: (count: number) =>
    count === 1
      ? 'It was moved back to your cart, so you can try again.'
      : 'They were moved back to your cart, so you can try again.',
  goToCart: 'Go to cart',
  howToPay: 'How would you like to pay?',
  modes: paymentModeText,
  notes: {
    upi: ({ your }: AudienceWords) => `Approve in ${your} UPI app`,
    upiTooLarge: (limit: string) => `The limit of ${limit} is below the total`,
    netBanking: (bank: string | null, { your }: AudienceWords) => bank ?? `Approve on ${your} bank’s page`,
    mandate: (limit: string) => `Limit ${limit}, debited once you enter the OTP`,
    mandateTooSmall: (limit: string) => `The limit of ${limit} is below the total`,
    neft: 'Transfer, then enter the UTR number',
    transferred: 'Already transferred? Continue and enter the UTR number on the next page.',
    cheque: 'One cheque for the whole amount',
    chequeClearsLate: 'It may clear only after the new fund offer has closed',
  },
  upiBy: 'How to approve',
  byApp: 'UPI app or QR code',
  byId: 'UPI ID',
  upiOnNextPage: 'Choose a UPI app, scan a QR code or enter your UPI ID on the next page.',
  vpa: 'UPI ID',
  vpaHint: 'e.g. name@bank',
  ownAccount: (bank: string) => `Use an account in your own name: ${bank}`,
  pay: 'Confirm Payment',
  codeBefore: ({ your }: AudienceWords) => `We will send an OTP to ${your} mobile before you pay`,
  codeRegistersToo: 'The same OTP registers the SIP that is debited later.',
  codeGiven: 'You confirmed these orders with an OTP a moment ago, so no new one is needed.',
  lastFailed: 'Your last payment failed',
  lastRefund: 'Any amount, if debited, will be refunded to your bank account.',
  share: 'Share payment link',
  shared: 'Payment link shared successfully!!!',
  notShared: 'Failed to share payment link. Please try again later.',
  toBank: 'Taking you to your bank',
  starting: 'Starting the payment',
};

export const orderSummaryText = {
  linkInvalid: 'This payment link is not valid. Please open it again as it was sent.',
  notFound: 'No orders found!',
  failed: 'Something went wrong. Please try again later.',
  forbidden: 'Oops! You are not authorised to view this page',
  goHome: 'Go to the home page',
  goToCart: 'Go to cart',
  ownOrders: 'View your orders',
  logIn: 'Please log in to see your orders',
};
