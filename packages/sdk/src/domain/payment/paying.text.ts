import { CHEQUE_PAYEE, type PaymentMode } from '@prosperx/core/payment';
import type { AudienceWords } from '#session/audience.text.js';

/** Words around the code that confirms orders. */
export const paymentOtpText = {
  title: 'Confirm it is you',
  confirm: (amount: string) => `Confirm ${amount}`,
  confirmSip: 'Confirm SIP',
  highRisk: ({ your, you }: AudienceWords) =>
    `One of these schemes carries more risk than ${your} risk profile suggests. Please make sure it suits ${you}.`,
};

/** Words for until when orders can be paid. */
export const paymentDeadlineText = {
  payBy: (date: string, time: string) => `Pay by ${date}, ${time}`,
  confirmBy: (date: string, time: string) => `Confirm by ${date}, ${time}`,
  /** A minute of the day as a time: `6 pm`, `9:05 am`. */
  time: (minute: number) => {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60];
    return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
  },
};

export const bankFrameText = { title: 'Page of your bank' };

const by: Readonly<Record<PaymentMode, string>> = {
  upi: 'UPI',
  netBanking: 'net banking',
  mandate: 'one time mandate',
  neft: 'NEFT or RTGS',
  cheque: 'cheque',
};

/** Why orders cannot be paid now. */
export const paymentBlockedText = {
  titles: {
    waiting_for_exchange: 'We are waiting for the exchange. This takes a moment.',
    payment_processing: 'A payment is in progress.',
    paid: 'These orders are paid.',
    sip_registered: 'Your SIP is registered. There is nothing to pay.',
    expired: 'This payment link has expired!',
    cancelled: 'These orders were cancelled.',
    refused: 'None of these orders was accepted.',
    ended: 'None of these orders went through.',
  },
  expiredHelp: 'The orders were moved back to your cart. Please go to the cart and place the order again.',
  unpaidHelp: 'The orders that were not paid were moved back to your cart. Please go to the cart and place them again.',
  offerClosed: 'The new fund offer no longer takes this order, so it cannot be placed again.',
  refusedHelp: 'The rejected order was moved back to your cart: try another amount or fund.',
  money: {
    none: 'Nothing was charged.',
    tried: 'Any amount, if debited, will be refunded to your bank account.',
    came: 'The money that you paid is refunded to your bank account.',
  },
  underWay: (amount: string, mode: PaymentMode) => `A payment of ${amount} by ${by[mode]} is in progress.`,
  approvedBefore: (time: string) =>
    `If you have approved it, please wait; we will know by ${time}. If not, continue with it or pay another way.`,
  paymentTimeout: {
    neft: (date: string) =>
      `We will wait for the transfer until ${date}. If you have not sent it, you can pay another way.`,
    cheque: (date: string) =>
      `We will wait for the cheque until ${date}. If you have not deposited it, you can pay another way; a cheque already deposited is still used or refunded.`,
  },
  notTwice: 'We are checking with your bank. If two payments arrive, one is refunded.',
  next: 'Continue this payment',
  goToCart: 'Go to cart',
  seeProgress: 'Track orders',
};

const notApproved = 'Choose this only if the payment was not approved.';

/** Words of the forms and of what follows them; prescribed ones to the letter. */
export const payText = {
  total: 'Total investment',
  orders: 'What you pay for',
  confirm: 'Confirm Payment',
  leaving: { upi: 'Starting the payment', neft: 'Saving your transfer details', cheque: 'Saving your cheque details' },
  offline: 'You are offline. The payment continues; we will check again once you are online.',
  upi: {
    vpa: 'UPI ID',
    vpaHint: 'e.g. name@bank',
    stepsTitle: 'How it works',
    steps: [
      'Enter your UPI ID and confirm the payment.',
      'Open your UPI app: a payment request is waiting there.',
      'Approve it with your UPI PIN. Then come back to this page.',
    ],
    approve: 'Approve the payment in your UPI app',
    approveText: 'This page updates once the payment is approved.',
    askedOf: (vpa: string) => `We sent a payment request to ${vpa}.`,
    wrongId: 'Wrong UPI ID? Do not approve the request. Pay another way and enter it again.',
    scan: 'Scan with any UPI app',
    scanSteps: ['Open a UPI app on your phone.', 'Scan this code.', 'Approve the payment with your UPI PIN.'],
    qr: 'QR code of the payment, for a UPI app',
    openApp: 'Open UPI app',
    otherPhone: 'Pay with another phone',
    sandbox: 'Approve in the sandbox’s UPI app',
    left: (time: string) => `Approve within ${time}`,
    late: 'We are checking the payment status with your bank.',
    /** A page of the gateway asks for all of it. */
    page: {
      title: 'Pay by UPI',
      note: 'The payment page opens in a new window: choose a UPI app, scan the code or enter your UPI ID there. This page updates once you have paid.',
      open: 'Continue to pay',
    },
    pageNext: 'On the next page, choose a UPI app, scan a QR code or enter your UPI ID.',
  },
  otherwise: 'Pay another way',
  choose: 'Choose another way to pay',
  otherwiseNote: {
    upi: notApproved,
    netBanking: notApproved,
    mandate: notApproved,
    neft: 'Choose this only if the money was not sent.',
    cheque: 'Choose this only if the cheque was not deposited: a deposited cheque is still used or refunded.',
  } satisfies Record<PaymentMode, string>,
  progress: {
    bank: {
      title: 'Pay at your bank',
      note: 'Your bank’s page opens in a new window. This page updates once you have paid there.',
      open: 'Open your bank’s page',
    },
    received: 'We have received your request and are processing it.',
    after: {
      netBanking: 'This page updates once the payment is complete.',
      mandate: 'We are checking with your bank. This takes a few seconds.',
      neft: 'Your orders will proceed once the transfer arrives.',
      cheque: 'Your orders will proceed once the cheque clears.',
    },
    challan: 'Open the challan',
    paid: 'We have received your payment',
    paidText: 'Your orders are on their way to the fund houses.',
    failed: 'The payment failed',
    refund: { due: 'We received this payment and are sending it back', refunded: 'We have sent this payment back' },
    seeOrder: 'Track orders',
    retry: 'Pay again',
  },
  navOfNfo: 'A new fund offer is allotted at its own price, whenever the money comes before it closes.',
  neft: {
    title: 'Transfer to this account',
    from: ({ your }: AudienceWords, bank: string | null) =>
      `Transfer the whole amount from ${your} own account${bank ? `: ${bank}` : ''}.`,
    bankName: 'Bank name',
    name: 'Beneficiary name',
    accountNumber: 'Account number',
    ifsc: 'IFSC',
    accountType: 'Account type',
    accountTypeOf: (type: string) => type,
    nav: 'The day on which your transfer arrives before the fund’s cut-off decides your NAV; after it, the next working day.',
    then: 'After the transfer',
    given: (utr: string) => `UTR number: ${utr}`,
    wrongNumber: 'Entered a wrong number? Choose “Pay another way”, then NEFT or RTGS, and enter it again.',
    utr: 'UTR number',
    utrHint: '16 or 22 characters, or the 12 digits of an IMPS, as shown by your bank',
  },
  cheque: {
    title: 'Write one cheque',
    payee: 'Payee',
    deposit: 'Deposited at',
    branch: `A branch of ${CHEQUE_PAYEE.bank}`,
    by: 'Deposit by',
    drawnOn: 'Drawn on',
    registered: ({ your }: AudienceWords) => `${your.charAt(0).toUpperCase()}${your.slice(1)} registered bank account`,
    oneCheque: ({ your }: AudienceWords) =>
      `One cheque covers the whole amount. It must be drawn on ${your} registered bank account.`,
    noteAbove: (limit: string) =>
      `Since your cart total is above ${limit}, the NAV applied is that of the day the cheque clears.`,
    note: 'NAV is allocated as per the day the cheque clears.',
    number: 'Cheque number',
    numberHint: 'Six digits at the bottom of the cheque',
    date: 'Date on the cheque',
    dateHint: 'Not more than 70 days ago',
  },
  challan: {
    ready: 'Your challan has been generated.',
    failed: 'Unable to download challan. Please refresh after sometime.',
    refresh: 'Refresh',
    download: 'DOWNLOAD CHALLAN',
    steps: (date: string) => [
      'Download the challan.',
      `Deposit cheque and challan at the nearest ${CHEQUE_PAYEE.bank} branch before closing on ${date}.`,
      'Track the payment status on the dashboard in the profile section.',
    ],
    dashboard: 'Go to dashboard',
  },
};
