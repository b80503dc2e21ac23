import type { PaymentMode } from '@prosperx/core/payment';

const by: Readonly<Record<PaymentMode, string>> = {
  upi: 'UPI',
  netBanking: 'net banking',
  mandate: 'the one time mandate',
  neft: 'NEFT or RTGS',
  cheque: 'cheque',
};

/** Why orders cannot be paid now. */
export const obstacleText = {
  titles: {
    waiting_for_exchange: 'We are waiting for the exchange. This takes a moment.',
    payment_processing: 'A payment is under way.',
    paid: 'These orders are paid.',
    expired: 'This payment link has expired!',
    cancelled: 'These orders were cancelled.',
    refused: 'None of these orders was accepted.',
  },
  expiredHelp: 'The orders were put back into the cart. Please go to the cart and place the order again.',
  refusedHelp: 'Each order says why. You can choose another fund or amount.',
  underWay: (amount: string, mode: PaymentMode) => `A payment of ${amount} by ${by[mode]} is under way.`,
  approvedBefore: (time: string) =>
    `If you have approved it, please wait: we hear of it by ${time}. If not, go on with it, or pay in another way.`,
  paymentTimeout: {
    neft: (date: string) => `We wait for the money until ${date}. If you have not sent it, you can pay in another way.`,
    cheque: (date: string) =>
      `We wait for the cheque until ${date}. If you have not handed it in, you can pay in another way; one that was handed in still pays, or its money goes back.`,
  },
  notTwice: 'Your bank is being asked. You will not be charged twice.',
  goOn: 'Go on with this payment',
  searchFunds: 'Search funds',
  goToCart: 'Go to cart',
  seeProgress: 'See their progress',
};
