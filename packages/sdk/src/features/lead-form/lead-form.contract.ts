import { PREMIUM_TAGS } from '@prosperx/core/premium-service';
import { defineContract } from '#widget/contract.js';

export const leadFormContract = defineContract({
  tag: 'px-lead-form',
  title: 'Lead form',
  summary: 'Makes a lead for a premium service, or for the own list of the advisor who is logged in.',
  visibility: 'private',
  props: {
    serviceTag: {
      type: 'text',
      options: PREMIUM_TAGS,
      describe: 'Tag of the premium service; without it the lead goes to the advisor’s own list, and needs no amount.',
    },
  },
  events: {
    created: {
      describe: 'A lead was made.',
      detail: { leadId: { type: 'text', describe: 'Id of the lead; its person stays here.' } },
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'for a premium service', props: { serviceTag: 'mf_custom_advisory' } },
  ],
});
