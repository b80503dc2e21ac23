import { GOAL_AMOUNT_BOUNDS, rateBounds, YEARS_BOUNDS } from '@prosperx/core/sip';
import { toRupees } from '@prosperx/core/money';
import { defineContract } from '#widget/contract.js';

const rate = rateBounds();

const plan = {
  goalAmount: { type: 'number', describe: 'The amount to reach, in rupees.' },
  annualRate: { type: 'number', describe: 'Expected return in per cent a year.' },
  years: { type: 'number', describe: 'How long the instalments run, in years.' },
  monthlyAmount: { type: 'number', describe: 'Monthly instalment that could reach the goal, in rupees.' },
  invested: { type: 'number', describe: 'Sum of the instalments in rupees.' },
  gain: { type: 'number', describe: 'What the instalments could earn, in rupees.' },
} as const;

export const goalCalculatorContract = defineContract({
  tag: 'px-goal-calculator',
  title: 'Goal calculator',
  summary: 'Shows what to invest each month to reach an amount.',
  visibility: 'public',
  props: {
    goalAmount: {
      type: 'number',
      min: toRupees(GOAL_AMOUNT_BOUNDS.min),
      max: toRupees(GOAL_AMOUNT_BOUNDS.max),
      step: 1,
      default: toRupees(GOAL_AMOUNT_BOUNDS.default),
      describe: 'The amount to reach to begin with, in whole rupees.',
    },
    annualRate: {
      type: 'number',
      min: rate.min,
      max: rate.max,
      step: 1,
      default: rate.default,
      describe: 'Expected return to begin with, in per cent a year.',
    },
    years: {
      type: 'number',
      min: YEARS_BOUNDS.min,
      max: YEARS_BOUNDS.max,
      step: 1,
      default: YEARS_BOUNDS.default,
      describe: 'Time to begin with, in whole years.',
    },
    maxRate: {
      type: 'number',
      min: rate.min,
      max: rate.max,
      step: 1,
      default: rate.max,
      describe: 'Highest return that may be chosen, in per cent a year; distributors may have to keep to 13.',
    },
    heading: {
      type: 'text',
      maxLength: 60,
      describe: 'Heading above the fields; "Goal calculator" unless given.',
    },
  },
  events: {
    changed: { describe: 'The investor changed the plan.', detail: plan },
    chosen: { describe: 'The investor pressed "Start this SIP".', detail: plan },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'a home in fifteen years', props: { goalAmount: 1_00_00_000, annualRate: 12, years: 15 } },
    { name: 'largest goal', props: { goalAmount: 10_00_00_000, annualRate: 1, years: 1 } },
    { name: 'capped return', props: { annualRate: 13, maxRate: 13, heading: 'Your goal' } },
  ],
});
