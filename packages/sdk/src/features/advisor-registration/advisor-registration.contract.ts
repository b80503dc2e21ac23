import { defineContract } from '#widget/contract.js';

export const advisorRegistrationContract = defineContract({
  tag: 'px-advisor-registration',
  title: 'Advisor registration',
  summary:
    'Registers an advisor who is logged in as a sub-broker: NISM and ARN certificates with their numbers, dates and pictures.',
  visibility: 'private',
  page: '/home?register=true',
  props: {},
  events: {
    registered: {
      describe: 'The certificates are registered.',
      detail: { isArnHolder: { type: 'boolean', describe: 'Says whether an ARN is among them.' } },
    },
    closed: { describe: 'The advisor is done with what the registration says.', detail: {} },
  },
  examples: [{ name: 'default', props: {} }],
});
