import { defineContract } from '#widget/contract.js';

export const cartContract = defineContract({
  tag: 'px-cart',
  title: 'Cart',
  summary: 'The investments that a person is about to make: to change, to take out, to order.',
  visibility: 'private',
  page: '/cart-review',
  props: {
    suggestions: { type: 'boolean', describe: 'Shows top rated tax savers below an empty cart.' },
  },
  events: {
    ordered: {
      describe: 'The cart has become orders.',
      detail: { orderNumber: { type: 'text', describe: 'Number of the set of orders.' } },
      leads: true,
    },
  },
  examples: [{ name: 'default', props: {} }],
});
