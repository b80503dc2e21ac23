import { defineContract } from '#widget/contract.js';

export const reviewContract = defineContract({
  tag: 'px-review',
  title: 'Portfolio review',
  summary:
    'A review of all that an investor holds, here and by an imported statement: fit with the risk profile, overlap, plans, funds that lag, idle folios, lock-ins, and gains that could be taken free of tax. Indicative, and no advice.',
  visibility: 'private',
  page: '/profile/review',
  props: {},
  events: {},
  examples: [{ name: 'default', props: {} }],
});
