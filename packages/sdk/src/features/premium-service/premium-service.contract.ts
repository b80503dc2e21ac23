import { defineContract } from '#widget/contract.js';

export const premiumServiceContract = defineContract({
  tag: 'px-premium-service',
  title: 'Premium service',
  summary:
    'The premium services, or one of them with all that is said of it: benefits, fee, brochure, questions. An advisor who is logged in shares it and makes leads.',
  visibility: 'public',
  page: '/premium-services',
  props: {
    service: {
      type: 'text',
      maxLength: 60,
      default: '',
      describe:
        'Route of the service: retirement-income-planning, custom-portfolio-review or company-funds-investment; without it all are listed.',
    },
  },
  events: {
    chosen: {
      describe: 'The reader opened a service of the list.',
      detail: { service: { type: 'text', describe: 'Route of the service.' } },
      leads: true,
    },
    created: {
      describe: 'The advisor made a lead.',
      detail: { leadId: { type: 'text', describe: 'Id of the lead.' } },
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'one service', props: { service: 'retirement-income-planning' } },
  ],
});
