import { defineContract } from '#widget/contract.js';

export const loginContract = defineContract({
  tag: 'px-login',
  title: 'Login',
  summary: 'Signs a person in by mobile number and password.',
  visibility: 'private',
  page: '/login',
  props: {
    connectionRequest: {
      type: 'text',
      pattern: 'pxc_[\\w-]{20,100}',
      describe:
        'Request of your server to connect the customer (`connection-request`): who has logged in is asked whether you may sign them in without another password from then on.',
    },
    heading: { type: 'text', maxLength: 60, describe: 'Heading above the form; a question a step unless given.' },
  },
  events: {
    answered: {
      describe:
        'The request in `connectionRequest` has come to its end, before `authorised` where somebody has just logged in: they agreed or put it off, or were not asked.',
      detail: {
        connected: {
          type: 'boolean',
          describe:
            'They are connected with you. Your server asks whether it is so (`connected-customer`) before it goes by it.',
        },
      },
    },
    authorised: {
      describe: 'Somebody has logged in; the cart of their visit is merged into their own.',
      detail: {
        registered: { type: 'boolean', describe: 'They are registered with the exchange and may invest.' },
        minor: {
          type: 'boolean',
          describe: 'The account belongs to a minor who has turned 18: they may look, not transact.',
        },
      },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
