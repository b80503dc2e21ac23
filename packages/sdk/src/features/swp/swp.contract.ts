import { defineContract } from '#widget/contract.js';

export const swpContract = defineContract({
  tag: 'px-swp',
  title: 'SWP',
  summary:
    'Systematic withdrawal plans of an investor: the list with what can be done, what an SWP is, and the form for a new one.',
  visibility: 'private',
  page: '/profile/stps',
  props: {
    view: {
      type: 'text',
      options: ['list', 'info', 'create'],
      default: 'list',
      describe: 'View that is shown: list, info (what it is) or create (the form).',
    },
    schemeId: { type: 'text', maxLength: 80, describe: 'Id of the fund from which a new one takes.' },
    folio: { type: 'text', maxLength: 40, describe: 'Number of the folio, where the fund is held in several.' },
    instalment: {
      type: 'number',
      min: 1,
      max: 1_00_00_000,
      step: 1,
      describe: 'Amount of a withdrawal in rupees that stands there first in the form.',
    },
  },
  events: {
    registered: {
      describe: 'A new one was entered; it waits to be confirmed by the link that was sent.',
      detail: {
        id: { type: 'text', describe: 'Its id.' },
        status: { type: 'text', describe: 'PENDNEW, or PENDING of one that an advisor entered.' },
      },
    },
    stopped: { describe: 'One was stopped.', detail: { id: { type: 'text', describe: 'Its id.' } } },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'what it is', props: { view: 'info' } },
    { name: 'a new one', props: { view: 'create' } },
  ],
});
