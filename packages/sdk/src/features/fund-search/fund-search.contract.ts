import { defineContract } from '#widget/contract.js';

export const fundSearchContract = defineContract({
  tag: 'px-fund-search',
  title: 'Fund search',
  summary:
    'Finds funds by name, house or category: suggestions as one types, and results with returns by pages of ten.',
  visibility: 'public',
  needsServer: true,
  props: {
    keywords: {
      type: 'text',
      maxLength: 200,
      default: '',
      describe: 'What is looked for; without it every fund is listed.',
    },
    page: { type: 'number', min: 1, max: 10_000, step: 1, default: 1, describe: 'Page of the results, from 1.' },
    panel: {
      type: 'boolean',
      describe: 'Shows the search box with its lists alone: suggestions, recent and most searched.',
    },
    overlay: {
      type: 'boolean',
      describe: 'The panel lies over a page: it takes the focus and has a way back, of which the page hears by closed.',
    },
    resultsOnly: { type: 'boolean', describe: 'Leaves out the search box, on a page that has one of its own.' },
  },
  events: {
    searched: {
      describe: 'The reader asked for results.',
      detail: { keywords: { type: 'text', describe: 'What is looked for.' } },
      leads: true,
    },
    opened: {
      describe: 'The reader chose a fund.',
      detail: { schemeId: { type: 'text', describe: 'Id of the fund.' } },
      leads: true,
    },
    closed: { describe: 'The reader left the panel that lies over a page.', detail: {} },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'results', props: { keywords: 'flexi cap', page: 1 } },
    { name: 'panel', props: { panel: true } },
  ],
});
