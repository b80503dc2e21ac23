import { GOAL_AMOUNT_BOUNDS, rateBounds, YEARS_BOUNDS, RATE_STEP } from '@prosperx/core/calculator';
import { toRupees } from '@prosperx/core/money';
import { todayProp } from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const rate = rateBounds();

const plan = {
  goalAmount: { type: 'number', describe: 'The amount to reach, in rupees.' },
  annualRate: { type: 'number', describe: 'Return in per cent a year.' },
  years: { type: 'number', describe: 'Time in years.' },
  monthlyAmount: { type: 'number', describe: 'Monthly instalment in rupees.' },
  invested: { type: 'number', describe: 'Invested in rupees.' },
  gain: { type: 'number', describe: 'Gain in rupees.' },
} as const;

export const goalCalculatorContract = defineContract({
  tag: 'px-goal-calculator',
  title: 'Goal calculator',
  summary: 'Shows what to invest each month to reach an amount.',
  visibility: 'public',
  props: {
    goalAmount: {
      ...plan.goalAmount,
      min: toRupees(GOAL_AMOUNT_BOUNDS.min),
      max: toRupees(GOAL_AMOUNT_BOUNDS.max),
      step: 1,
      default: toRupees(GOAL_AMOUNT_BOUNDS.default),
    },
    annualRate: {
      ...plan.annualRate,
      min: rate.min,
      max: rate.max,
      step: RATE_STEP,
      default: rate.default,
    },
    years: {
      ...plan.years,
      min: YEARS_BOUNDS.min,
      max: YEARS_BOUNDS.max,
      step: 1,
      default: YEARS_BOUNDS.default,
    },
    ...todayProp,
    maxRate: {
      type: 'number',
      min: rate.min,
      max: rate.max,
      step: 1,
      default: rate.max,
      describe:
        'Highest return in per cent a year. Distributors keep to 13: say it once for all by `configure({ maxRate: 13 })`.',
    },
    heading: {
      type: 'text',
      maxLength: 60,
      describe: 'Heading; "Goal calculator" unless given.',
    },
    share: {
      type: 'boolean',
      describe:
        'Offers to share the result; for an advisor who is logged in, with a customer. It needs the server, whose page of this calculator is shared.',
    },
    suggestions: { type: 'boolean', describe: 'Shows top rated tax savers below; they come from the server.' },
    start: {
      type: 'boolean',
      describe:
        'Shows the button to start a SIP in any case. Without it, it is there where the widget has a server, or the page listens at the widget itself to "chosen" or "px-navigate".',
    },
  },
  events: {
    changed: { describe: 'The investor changed the plan.', detail: plan },
    chosen: { describe: 'The investor pressed "Start this SIP".', detail: plan, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'a home in fifteen years', props: { goalAmount: 1_00_00_000, annualRate: 12, years: 15 } },
    { name: 'largest goal', props: { goalAmount: 10_00_00_000, annualRate: 1, years: 1 } },
    { name: 'capped return', props: { annualRate: 13, maxRate: 13, heading: 'Your goal' } },
  ],
});
