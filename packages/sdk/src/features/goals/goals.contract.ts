import { RATE_STEP } from '@prosperx/core/calculator';
import { GOAL_COST_BOUNDS, GOAL_INFLATION_BOUNDS, GOAL_RATE_BOUNDS, GOAL_YEARS } from '@prosperx/core/goal';
import { toRupees } from '@prosperx/core/money';
import { defineContract } from '#widget/contract.js';

export const goalsContract = defineContract({
  tag: 'px-goals',
  title: 'Goals',
  summary:
    'What an investor saves for: each goal with what it will cost, the folios and SIPs that are kept for it, and whether they are on track or what is missing.',
  visibility: 'private',
  page: '/profile/goals',
  props: {
    cost: {
      type: 'number',
      min: toRupees(GOAL_COST_BOUNDS.min),
      max: toRupees(GOAL_COST_BOUNDS.max),
      step: 1,
      describe: 'What a new goal costs today, in rupees; with it the form of a new goal is open at first.',
    },
    years: { type: 'number', min: 1, max: GOAL_YEARS, step: 1, describe: 'In how many years it is to be reached.' },
    annualRate: {
      type: 'number',
      min: GOAL_RATE_BOUNDS.min,
      max: GOAL_RATE_BOUNDS.max,
      step: RATE_STEP,
      describe: 'The return in per cent a year that is expected for it.',
    },
    inflation: {
      type: 'number',
      min: GOAL_INFLATION_BOUNDS.min,
      max: GOAL_INFLATION_BOUNDS.max,
      step: RATE_STEP,
      describe: 'Per cent a year by which its price rises; 0 for a fixed sum.',
    },
  },
  events: {
    changed: {
      describe: 'A goal was kept or removed.',
      detail: { act: { type: 'text', describe: 'What was done: saved or removed.' } },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
