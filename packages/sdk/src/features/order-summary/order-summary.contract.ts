import { defineContract } from '#widget/contract.js';

export const orderSummaryContract = defineContract({
  tag: 'px-order-summary',
  title: 'Order summary',
  summary: 'Orders that wait to be paid: what they are, their confirmation by OTP, and the way to pay them.',
  visibility: 'private',
  page: '/order-summary',
  props: {
    paymentUrl: {
      type: 'text',
      maxLength: 2000,
      default: '',
      describe:
        'The parameters of a payment link: loopBackUrl, ucc, cartId and validTill, as the cart or the link gives them.',
    },
  },
  events: {
    confirmed: { describe: 'The orders were confirmed by OTP.', detail: {}, leads: true },
    left: { describe: 'The payment was started.', detail: {} },
    settled: {
      describe: 'A payment that was made beside this page is over.',
      detail: { paid: { type: 'boolean', describe: 'Whether the orders are paid, by this payment or another one.' } },
    },
  },
  examples: [{ name: 'without a link', props: {} }],
});
