import { defineContract } from '#widget/contract.js';

export const fundCompareContract = defineContract({
  tag: 'px-fund-compare',
  title: 'Fund comparison',
  summary: 'Up to four funds side by side: growth over the time that all have, returns, risk, costs and minimums.',
  visibility: 'public',
  needsServer: true,
  page: '/compare-funds',
  props: {
    schemeIds: {
      type: 'text',
      maxLength: 400,
      default: '',
      describe:
        'Ids of the funds, separated by commas, as search results have them; four at most. Without any, those that were chosen in lists of this window.',
    },
  },
  events: {
    changed: {
      describe: 'The reader took a fund away or put its direct plan beside it.',
      detail: { schemeIds: { type: 'text', describe: 'Ids of the funds that stand there now, separated by commas.' } },
    },
    opened: {
      describe: 'The reader chose a fund.',
      detail: { schemeId: { type: 'text', describe: 'Id of the fund.' } },
      leads: true,
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'two', props: { schemeIds: 'sch_tbNjbnIBE0D7UrGfUBwX7l,sch_jSS4r-CFRPePc3xAk7qdoe' } },
  ],
});
