import { defineContract } from '#widget/contract.js';

export const loginContract = defineContract({
  tag: 'px-login',
  title: 'Login',
  summary: 'Signs a person in by mobile number and password.',
  visibility: 'private',
  page: '/login',
  props: {
    heading: { type: 'text', maxLength: 60, describe: 'Heading above the form; a question a step unless given.' },
  },
  events: {
    authorised: {
      describe: 'Somebody has logged in; the cart of their visit is merged into their own.',
      detail: {
        registered: { type: 'boolean', describe: 'He is registered with the exchange and may invest.' },
        minor: {
          type: 'boolean',
          describe: 'The account belongs to a minor who has turned 18: they may look, not transact.',
        },
      },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
