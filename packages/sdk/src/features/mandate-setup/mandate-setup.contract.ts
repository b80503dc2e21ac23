import { defineContract } from '#widget/contract.js';

export const mandateSetupContract = defineContract({
  tag: 'px-mandate-setup',
  title: 'AutoPay set-up',
  summary:
    'Sets up a mandate by which SIPs are debited: by UPI, net banking or debit card at the bank, or by a signed form; for everybody who is registered, however long.',
  visibility: 'private',
  page: '/profile/mandates/setup-mandate',
  props: {
    mandateId: {
      type: 'text',
      default: '',
      describe: 'A mandate that was begun before and is gone on with; an empty text begins a new one.',
    },
    limit: {
      type: 'number',
      min: 1,
      describe: 'The limit that is proposed, in rupees; without it the suggested one, which covers all SIPs.',
    },
    flow: {
      type: 'text',
      options: ['profile', 'checkout'],
      default: 'profile',
      describe: 'Where it was begun: of a checkout, the way goes on to the payment or the cart.',
    },
  },
  events: {
    registered: {
      describe: 'The exchange has registered the mandate, which is to be proven next.',
      detail: { type: { type: 'text', options: ['N', 'X'], describe: 'N is online, X on paper.' } },
    },
    left: { describe: 'The page of the bank is opened.', detail: {} },
    finished: {
      describe: 'The bank has the mandate, or has decided on it.',
      detail: {
        status: {
          type: 'text',
          options: ['New Mandate', 'Processing', 'Approved', 'Rejected'],
          describe: 'How it stands now.',
        },
      },
    },
  },
  examples: [
    { name: 'a new mandate', props: {} },
    { name: 'with a limit', props: { limit: 50_000 } },
  ],
});
