import { defineContract } from '#widget/contract.js';

export const proposalsContract = defineContract({
  tag: 'px-proposals',
  title: 'Proposals',
  summary:
    'What an advisor proposes to an investor: lumpsums, SIPs, switches, redemptions and STPs with their costs and how they fit the risk profile, approved in whole or in part by an OTP, and followed to units.',
  visibility: 'private',
  page: '/proposals',
  props: {},
  events: {
    answered: {
      describe: 'A proposal was approved or declined.',
      detail: { state: { type: 'text', describe: 'What became of it: approved or declined.' } },
    },
    sent: { describe: 'An advisor sent a proposal to the account holder.', detail: {} },
  },
  examples: [{ name: 'default', props: {} }],
});
