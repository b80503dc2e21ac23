import { defineContract } from '#widget/contract.js';

export const orderResultContract = defineContract({
  tag: 'px-order-result',
  title: 'Order result',
  summary: 'What became of a set of orders after the bank: placed, or not paid and how to try again.',
  visibility: 'private',
  page: '/thank-you',
  props: {
    orderNo: { type: 'text', maxLength: 40, default: '', describe: 'Number of the set of orders.' },
    paymentUrl: {
      type: 'text',
      maxLength: 2000,
      default: '',
      describe: 'The payment link to try again with; given when the payment failed.',
    },
  },
  events: { retried: { describe: 'The payer wants to try to pay again.', detail: {}, leads: true } },
  examples: [{ name: 'default', props: {} }],
});
