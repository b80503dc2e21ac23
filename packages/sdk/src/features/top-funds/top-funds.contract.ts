import { FUND_CATEGORIES } from '@prosperx/core/fund';
import { defineContract } from '#widget/contract.js';

export const topFundsContract = defineContract({
  tag: 'px-top-funds',
  title: 'Top funds',
  summary: 'The three funds of a category, or of all, that returned most over three years.',
  visibility: 'public',
  needsServer: true,
  page: '/best-performing-funds',
  props: {
    category: { type: 'text', options: FUND_CATEGORIES, describe: 'The category; without it those of all.' },
  },
  events: {
    opened: {
      describe: 'The reader chose a fund.',
      detail: { schemeId: { type: 'text', describe: 'Id of the fund.' } },
      leads: true,
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'tax savers', props: { category: 'ELSS' } },
  ],
});
