import { LEAD_STATUSES } from '@prosperx/core/lead';
import { defineContract } from '#widget/contract.js';

export const leadsContract = defineContract({
  tag: 'px-leads',
  title: 'Leads',
  summary: 'The leads of the advisor who is logged in: who they are, what has become of them, and when to call again.',
  visibility: 'private',
  page: '/leads',
  props: {
    status: {
      type: 'text',
      options: LEAD_STATUSES,
      describe: 'Shows those of one status alone, until the reader filters.',
    },
  },
  events: {
    changed: {
      describe: 'The advisor filtered.',
      detail: { status: { type: 'text', describe: 'Status that is shown; empty for all.' } },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
