import { defineContract } from '#widget/contract.js';

export const portfolioContract = defineContract({
  tag: 'px-portfolio',
  title: 'Portfolio',
  summary: 'What an investor holds, what it is worth, and how it is spread.',
  visibility: 'private',
  page: '/profile/portfolio',
  props: {},
  events: {},
  examples: [{ name: 'default', props: {} }],
});
