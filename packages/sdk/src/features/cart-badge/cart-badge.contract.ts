import { defineContract } from '#widget/contract.js';

export const cartBadgeContract = defineContract({
  tag: 'px-cart-badge',
  title: 'Cart badge',
  summary:
    'The cart in a header: how much is in it, and a preview for mouse and keyboard; a touch, and a frame, lead straight to the cart.',
  visibility: 'private',
  page: '/cart-review',
  props: {},
  events: {},
  examples: [{ name: 'default', props: {} }],
});
