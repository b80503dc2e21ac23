import { defineContract } from '#widget/contract.js';

export const mandateListContract = defineContract({
  tag: 'px-mandate-list',
  title: 'Mandates',
  summary:
    'The AutoPay mandates of an investor with their status and what they pay for; set up, gone on with, cancelled.',
  visibility: 'private',
  page: '/profile/mandates',
  props: {},
  events: {
    cancelled: { describe: 'Its owner has cancelled a mandate.', detail: {} },
  },
  examples: [{ name: 'default', props: {} }],
});
