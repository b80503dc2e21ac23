import { PREMIUM_TAGS } from '@prosperx/core/premium-service';
import { defineContract } from '#widget/contract.js';

export const interestedCustomerContract = defineContract({
  tag: 'px-interested-customer',
  title: 'Interested customer',
  summary:
    'Asks the reader of a shared calculator or premium service for name, mobile and email, thanks them, and credits the advisor who shared it.',
  visibility: 'private',
  props: {
    agentCode: {
      type: 'text',
      maxLength: 40,
      pattern: '[A-Za-z0-9_-]*',
      default: '',
      describe: 'Code of the advisor who is credited; that of the page’s address unless given.',
    },
    serviceTag: {
      type: 'text',
      options: PREMIUM_TAGS,
      describe: 'Tag of the premium service that was shared; without it the reader is asked about a plan.',
    },
  },
  events: { saved: { describe: 'Somebody has said that they are interested.', detail: {} } },
  examples: [
    { name: 'default', props: { agentCode: 'AG1001' } },
    { name: 'for a premium service', props: { agentCode: 'AG1001', serviceTag: 'mf_custom_advisory' } },
  ],
});
