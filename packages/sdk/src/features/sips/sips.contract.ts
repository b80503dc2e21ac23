import { defineContract } from '#widget/contract.js';

export const sipsContract = defineContract({
  tag: 'px-sips',
  title: 'SIPs',
  summary:
    'The SIPs of an investor: what is due when, what was invested, and how to skip, pause, change, step up or stop them.',
  visibility: 'private',
  page: '/running-sips',
  props: {},
  events: {
    changed: {
      describe: 'A SIP was changed.',
      detail: { act: { type: 'text', describe: 'What was done: skip, pause, resume, change, stepUp or stop.' } },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
