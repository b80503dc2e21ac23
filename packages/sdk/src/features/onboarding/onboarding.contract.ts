import { defineContract } from '#widget/contract.js';

export const onboardingContract = defineContract({
  tag: 'px-onboarding',
  title: 'Onboarding',
  summary: 'Opens an investment account in five steps, and goes on where the person left off on whatever device.',
  visibility: 'private',
  page: '/profile/personal-details',
  props: {
    step: {
      type: 'text',
      options: ['', 'personal', 'bank', 'risk', 'occupation', 'mandate'],
      default: '',
      describe: 'The step to show; one that is not reached yet, or an empty text, shows the first that is not done.',
    },
    retake: {
      type: 'boolean',
      describe: 'In the step of the risk profile: the questions are asked though they were answered before.',
    },
  },
  events: {
    moved: {
      describe: 'Another step is shown, or within the step of the risk profile the questions or their result.',
      detail: {
        step: {
          type: 'text',
          options: ['personal', 'bank', 'risk', 'occupation', 'mandate'],
          describe: 'The step that is shown now.',
        },
        isDone: { type: 'boolean', describe: 'It was done before.' },
      },
    },
    redirected: {
      describe: 'Another step is shown than the one that the page asked for, which is not reached yet.',
      detail: {
        step: {
          type: 'text',
          options: ['kyc', 'personal', 'bank', 'risk', 'occupation', 'mandate'],
          describe: 'The step that is shown in its place; the KYC comes before them all, on a page of its own.',
        },
        isDone: { type: 'boolean', describe: 'It was done before.' },
      },
    },
    registered: { describe: 'The profile is complete and was sent to the exchange.', detail: {} },
  },
  examples: [
    { name: 'where the person left off', props: {} },
    { name: 'bank details', props: { step: 'bank' } },
  ],
});
