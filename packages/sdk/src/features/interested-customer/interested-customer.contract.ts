import { defineContract } from '#widget/contract.js';

export const interestedCustomerContract = defineContract({
  tag: 'px-interested-customer',
  title: 'Interested customer',
  summary:
    'Asks the reader of a shared calculator for name, mobile and email, thanks them, and credits the advisor who shared it.',
  visibility: 'private',
  props: {
    agentCode: {
      type: 'text',
      maxLength: 40,
      pattern: '[A-Za-z0-9_-]*',
      default: '',
      describe: 'Code of the advisor who is credited; that of the page’s address unless given.',
    },
  },
  events: { saved: { describe: 'Somebody has said that they are interested.', detail: {} } },
  examples: [{ name: 'default', props: { agentCode: 'AG1001' } }],
});
