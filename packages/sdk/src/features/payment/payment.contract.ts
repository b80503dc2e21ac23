import { defineContract } from '#widget/contract.js';

export const paymentContract = defineContract({
  tag: 'px-payment',
  title: 'Payment',
  summary: 'One way of paying: by UPI, by NEFT or RTGS, by cheque with its challan.',
  visibility: 'private',
  page: '/upi-payment',
  props: {
    mode: {
      type: 'text',
      options: ['upi', 'neft', 'cheque', 'challan'],
      default: 'upi',
      describe: 'Which way of paying is shown; `challan` is what follows a cheque.',
    },
    paymentUrl: {
      type: 'text',
      maxLength: 2000,
      default: '',
      describe: 'The payment link of the orders to pay, as the cart or the order summary gives it.',
    },
    loopBackUrl: {
      type: 'text',
      maxLength: 2000,
      default: '',
      describe: 'Path below /v1 that the payer returns to; without it the one in the payment link.',
    },
    paymentId: {
      type: 'text',
      maxLength: 100,
      default: '',
      describe: 'A payment that was started: UPI shows how it stands, a challan is that of this payment.',
    },
  },
  events: {
    confirmed: { describe: 'The orders were confirmed by OTP.', detail: {} },
    left: { describe: 'The payment was started.', detail: {} },
    settled: {
      describe: 'A payment is over.',
      detail: { paid: { type: 'boolean', describe: 'Whether the orders are paid, by this payment or another one.' } },
    },
  },
  examples: [
    { name: 'without orders', props: {} },
    { name: 'challan of an unknown payment', props: { mode: 'challan' } },
  ],
});
