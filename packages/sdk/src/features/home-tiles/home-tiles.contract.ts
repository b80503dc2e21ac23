import { defineContract } from '#widget/contract.js';

export const homeTilesContract = defineContract({
  tag: 'px-home-tiles',
  title: 'Home tiles',
  summary:
    'The ways to browse funds: best performing, tax savers, new offers and each category; for advisors a loan against funds.',
  visibility: 'public',
  needsServer: true,
  page: '/home',
  props: {
    heading: { type: 'text', maxLength: 60, describe: 'Heading; "Browse Funds by Category" unless given.' },
    loanUrl: {
      type: 'text',
      maxLength: 300,
      default: '',
      describe:
        'Page of the lender who gives loans against funds, to which the code of the advisor is added as partnerId. Its tile is there for advisors alone.',
    },
  },
  events: {},
  examples: [
    { name: 'default', props: {} },
    { name: 'own heading', props: { heading: 'Find a fund' } },
  ],
});
