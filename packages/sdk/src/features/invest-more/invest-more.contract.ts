import { defineContract } from '#widget/contract.js';

export const investMoreContract = defineContract({
  tag: 'px-invest-more',
  title: 'Invest more',
  summary:
    'An additional investment into a folio: folio, lumpsum or SIP, amount, monthly date, until cancelled or for some months; it goes into the cart.',
  visibility: 'private',
  page: '/profile/portfolio',
  props: {
    schemeId: { type: 'text', maxLength: 80, default: '', describe: 'Id of the scheme, as the portfolio has it.' },
    folioNo: {
      type: 'text',
      maxLength: 40,
      default: '',
      describe: 'Number of the folio that is chosen first; empty for a new one.',
    },
  },
  events: { saved: { describe: 'The investment lies in the cart.', detail: {}, leads: true } },
  examples: [{ name: 'default', props: { schemeId: 'sch_tbNjbnIBE0D7UrGfUBwX7l', folioNo: '17730925' } }],
});
