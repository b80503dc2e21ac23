import { defineContract } from '#widget/contract.js';

export const nomineesContract = defineContract({
  tag: 'px-nominees',
  title: 'Nominees',
  summary: 'Who receives the units of an investor: shown, and changed by OTP.',
  visibility: 'private',
  page: '/profile/nominee-info',
  props: {},
  events: {
    saved: {
      describe: 'A changed nomination is saved.',
      detail: { wanted: { type: 'boolean', describe: 'Nominees are named; false: none are wanted.' } },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
