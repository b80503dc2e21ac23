import { defineContract } from '#widget/contract.js';

export const packsContract = defineContract({
  tag: 'px-packs',
  title: 'Packs',
  summary: 'Ready-made baskets of schemes with their shares, to be put into the cart as one.',
  visibility: 'private',
  page: '/packs',
  props: {},
  events: {
    added: {
      describe: 'A pack was put into the cart.',
      detail: {
        packId: { type: 'text', describe: 'The pack.' },
        investmentType: { type: 'text', describe: 'SIP or LUMPSUM.' },
        amount: { type: 'number', describe: 'Rupees, of all schemes together.' },
      },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
