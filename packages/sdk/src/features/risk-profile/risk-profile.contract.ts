import { defineContract } from '#widget/contract.js';

export const riskProfileContract = defineContract({
  tag: 'px-risk-profile',
  title: 'Risk profile',
  summary:
    'Asks how much risk an investor can bear, one question a screen, and shows their class with funds that fit it.',
  visibility: 'private',
  page: '/profile/risk-profile',
  props: {
    screen: {
      type: 'text',
      options: ['survey', 'result'],
      default: 'survey',
      describe: 'What is shown first. Without a result there is the survey.',
    },
    flowType: {
      type: 'text',
      options: ['checkout', 'profile'],
      default: 'profile',
      describe: 'On the way to an order the result leads on; in the profile it offers another try.',
    },
    userType: {
      type: 'text',
      options: ['', 'old'],
      default: '',
      describe: 'A returning investor ("old") goes on to the cart, a new one to the next step of onboarding.',
    },
    completed: { type: 'boolean', describe: 'The test is taken once more: the questions begin anew.' },
  },
  events: {
    finished: { describe: 'All questions are answered and judged.', detail: {}, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'result', props: { screen: 'result', flowType: 'checkout' } },
  ],
});
