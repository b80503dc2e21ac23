import { defineContract } from '#widget/contract.js';

/** Two widgets of the tests alone: one puts into a cart, the other counts it. */
export const shelfContract = defineContract({
  tag: 'px-test-shelf',
  title: 'Shelf',
  summary: 'Puts things into the cart.',
  visibility: 'private',
  props: {},
  events: { added: { describe: 'Something went into the cart.', detail: {} } },
  examples: [],
});

export const badgeContract = defineContract({
  tag: 'px-test-badge',
  title: 'Badge',
  summary: 'Says how much is in the cart.',
  visibility: 'private',
  props: {},
  events: {},
  examples: [],
});
