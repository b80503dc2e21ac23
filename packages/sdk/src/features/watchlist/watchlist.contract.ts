import { defineContract } from '#widget/contract.js';

export const watchlistContract = defineContract({
  tag: 'px-watchlist',
  title: 'Watchlist',
  summary:
    'The funds that a person watches, with returns and risk; of a visitor those of this browser, which join their own list when they log in, and stay in the browser where it has no room for them.',
  visibility: 'public',
  needsServer: true,
  page: '/watchlist',
  props: {},
  events: {
    opened: {
      describe: 'The reader chose a fund.',
      detail: { schemeId: { type: 'text', describe: 'Id of the fund.' } },
      leads: true,
    },
  },
  examples: [{ name: 'default', props: {} }],
});
