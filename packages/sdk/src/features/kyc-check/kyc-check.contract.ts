import { defineContract } from '#widget/contract.js';

export const kycCheckContract = defineContract({
  tag: 'px-kyc-check',
  title: 'KYC check',
  summary: 'Asks for a PAN, says how its KYC stands and what to do next.',
  visibility: 'private',
  page: '/profile/kyc-details',
  props: {
    flowType: {
      type: 'text',
      options: ['', 'checkout', 'profile'],
      default: '',
      describe: 'What the reader is about to do; handed on to the steps of onboarding.',
    },
    helpLine: {
      type: 'text',
      maxLength: 30,
      default: '',
      describe:
        'Telephone number to call when a KYC can only be done on paper; without it there is a link to the contact page.',
    },
    requestId: {
      type: 'text',
      maxLength: 100,
      default: '',
      describe:
        'Of a KYC from which the identity provider sends the reader back: their profile is filled with what they shared.',
    },
    notShared: {
      type: 'boolean',
      describe:
        'The reader is back from the identity provider, where they shared nothing: it is said, with what to do.',
    },
  },
  events: {
    checked: {
      describe: 'A PAN was checked.',
      detail: { status: { type: 'text', describe: 'The KYC status, such as KYC_REGISTERED_STATUS.' } },
    },
    started: { describe: 'The page of the identity provider was opened.', detail: {} },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'on the way to the order', props: { flowType: 'checkout', helpLine: '1800 123 4567' } },
  ],
});
