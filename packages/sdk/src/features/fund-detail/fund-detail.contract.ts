import { defineContract } from '#widget/contract.js';

export const fundDetailContract = defineContract({
  tag: 'px-fund-detail',
  title: 'Fund detail',
  summary:
    'One fund, or a new fund offer: its NAV over time, facts, returns and risk, and a way to invest in it by SIP or lumpsum.',
  visibility: 'public',
  needsServer: true,
  writesCart: true,
  props: {
    schemeId: {
      type: 'text',
      maxLength: 80,
      describe: 'Id of the fund, as search results have it, or of a new fund offer.',
    },
    nfoType: {
      type: 'text',
      options: ['1', '2', '3', '4'],
      describe:
        'The group of a new fund offer, as `px-navigate` has it: 1 open, 2 upcoming, 3 recently closed, 4 closed and listed. With it the offer is looked for before a fund; its page becomes that of the fund with the allotment.',
    },
    investmentType: {
      type: 'text',
      options: ['SIP', 'LUMPSUM'],
      default: 'SIP',
      describe: 'How to invest, until the reader chooses: SIP or LUMPSUM.',
    },
    monthlyAmount: {
      type: 'number',
      min: 0,
      default: 0,
      describe: 'Rupees that stand in the SIP amount first, such as those of a calculator; 0 leaves it to the widget.',
    },
    lumpsumAmount: {
      type: 'number',
      min: 0,
      default: 0,
      describe: 'Rupees that stand in the lumpsum amount first; 0 leaves it to the widget.',
    },
    headingLevel: {
      type: 'number',
      options: [1, 2, 3, 4],
      default: 2,
      describe: "Level of the fund's name among the headings of the page, 1 to 4.",
    },
  },
  events: {
    added: {
      describe: 'An investment was put into the cart.',
      detail: {
        schemeId: { type: 'text', describe: 'Id of the fund.' },
        investmentType: { type: 'text', options: ['SIP', 'LUMPSUM'], describe: 'SIP or LUMPSUM.' },
        amount: { type: 'number', describe: 'Rupees; of a SIP, each month.' },
      },
      leads: true,
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'lumpsum', props: { schemeId: 'sch_tbNjbnIBE0D7UrGfUBwX7l', investmentType: 'LUMPSUM' } },
  ],
});
