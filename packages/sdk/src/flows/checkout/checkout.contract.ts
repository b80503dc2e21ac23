import { defineContract } from '#widget/contract.js';

export const checkoutContract = defineContract({
  tag: 'px-checkout',
  title: 'Checkout',
  summary: 'Order summary, confirmation by OTP, and the way to the bank.',
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
    confirmed: { describe: 'The orders were confirmed by OTP.', detail: {} },
    left: { describe: 'The payer goes to the bank.', detail: {} },
  },
  examples: [{ name: 'without a link', props: {} }],
});
