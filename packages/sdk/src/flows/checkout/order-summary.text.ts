import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatSipDate, ordinal } from '@prosperx/core/format';
import type { Whose } from '#data/audience.text.js';

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Words of the orders and of the way to pay them; they come with the code that shows them. */
export const orderSummaryText = {
  lead: (count: number, date: string, ready: number) => `${orders(count)}, placed ${date}. ${ready} ready to pay.`,
  orderNumber: 'Order number',
  orderDate: 'Order date',
  sipDate: 'SIP date',
  sipDateOf: (day: number, months: number | null) =>
    months === null || months === UNTIL_CANCELLED ? `${ordinal(day)} of every month` : formatSipDate(day, months),
  duration: 'Duration',
  durationOf: (months: number | null) =>
    months === null || months === UNTIL_CANCELLED
      ? 'Until cancelled'
      : `${months} ${months === 1 ? 'month' : 'months'}`,
  remarks: 'Remarks',
  none: 'None',
  sip: 'SIP',
  lumpsum: 'Lumpsum',
  lumpsums: (count: number) => `Lumpsum, ${orders(count)}`,
  instalments: (count: number) => `First SIP instalment, ${orders(count)}`,
  total: 'Total payable',
  payBy: (date: string, time: string) => `Pay by ${date}, ${time}`,
  refusedTitle: (count: number) => (count === 1 ? 'One order was not accepted' : `${count} orders were not accepted`),
  refusedText: 'It is left out of the total. The others are not affected.',
  howToPay: 'How would you like to pay?',
  netBanking: 'Net banking',
  netBankingNote: 'Log in at your bank and approve',
  pay: 'Confirm Payment',
  codeBefore: ({ your }: Whose) => `We send a code to ${your} mobile before you pay`,
  obstacles: {
    waiting_for_exchange: 'We are waiting for the exchange. This takes a moment.',
    payment_processing: 'Your payment is being processed. You need not do anything.',
    paid: 'These orders are paid.',
    expired: 'This payment link has expired!',
  },
  expiredHelp: 'Please go to the cart and click invest now.',
  goToCart: 'Go to cart',
  otpTitle: 'Confirm with OTP',
  otpSubmit: 'Confirm',
  otpHighRisk: ({ your, you }: Whose) =>
    `One of these schemes carries more risk than ${your} profile suggests. Please make sure that it suits ${you}.`,
  otpExpired: 'Your OTP has expired. Please request a new OTP to complete your transaction',
  leaving: 'Taking you to your bank',
};
