import { defineContract } from '#widget/contract.js';

export const profileContract = defineContract({
  tag: 'px-profile',
  title: 'Profile',
  summary:
    'Shows who an investor is, their bank account, employment, nominees and devices; contact details, bank accounts and nominees are changed by OTP.',
  visibility: 'private',
  page: '/profile',
  props: {
    section: {
      type: 'text',
      options: ['personal', 'bank', 'employment', 'nominee', 'security'],
      default: 'personal',
      describe: 'The tab that is shown.',
    },
  },
  events: {
    selected: {
      describe: 'The reader chose a tab.',
      detail: { section: { type: 'text', describe: 'The tab: personal, bank, employment, nominee or security.' } },
    },
    saved: {
      describe: 'A change is saved.',
      detail: { section: { type: 'text', describe: 'What was changed: personal, bank or nominee.' } },
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'bank details', props: { section: 'bank' } },
  ],
});
