import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '@prosperx/core/agent';
import { defineContract } from '#widget/contract.js';

export const customersContract = defineContract({
  tag: 'px-customers',
  title: 'My customers',
  summary:
    'The customers of an advisor who is logged in: what they hold, what runs and what waits, with the advisor’s own tags, notes and tasks, search, filter, order and pages; opens the account of one to act for them.',
  visibility: 'private',
  page: '/my-customers',
  props: {
    need: {
      type: 'text',
      pattern: `(?:${CUSTOMER_FILTERS.join('|')})?`,
      default: '',
      describe:
        'Lists only accounts that need this, such as payment, approval, mandate or kyc; who can still answer a proposal (unanswered); with a task of the advisor that is due (task); or with a birthday in 30 days (birthday).',
    },
    sort: {
      type: 'text',
      options: CUSTOMER_SORTS,
      default: 'name',
      describe:
        'What they are sorted by: name, what they hold (aum), their SIPs (sips), or their last order (activity).',
    },
    page: { type: 'number', min: 1, max: 10_000, step: 1, default: 1, describe: 'Page of the list, from 1.' },
    familyOf: {
      type: 'text',
      default: '',
      describe:
        'Id of an account: lists only the family in which the advisor groups it, with what concerns that family.',
    },
    euin: { type: 'boolean', default: false, describe: 'Shows the EUIN of the advisor above the list.' },
    source: {
      type: 'text',
      pattern: '(?:singleContentView)?',
      default: '',
      describe: 'Where the advisor comes from; with singleContentView it is the content popup, to create leads.',
    },
  },
  events: {
    changed: {
      describe: 'The reader chose a filter, a family, an order or a page.',
      detail: {
        need: { type: 'text', describe: 'As the prop of that name.' },
        sort: { type: 'text', describe: 'As the prop of that name.' },
        page: { type: 'number', describe: 'Page of the list, from 1.' },
        familyOf: { type: 'text', describe: 'As the prop of that name; "" for all customers.' },
      },
    },
    entered: {
      describe: 'The advisor is in the account of a customer.',
      detail: { encryptedId: { type: 'text', describe: 'Id of the account.' } },
      leads: true,
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'by what they hold', props: { sort: 'aum' } },
  ],
});
