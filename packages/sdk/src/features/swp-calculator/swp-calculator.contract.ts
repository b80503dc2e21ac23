import { CORPUS_BOUNDS, WITHDRAWAL_BOUNDS, YEARS_BOUNDS } from '@prosperx/core/calculator';
import {
  amountProp,
  calculatorProps,
  countProp,
  maxRateProp,
  rateProp,
  todayProp,
  told,
} from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const plan = {
  corpus: amountProp(CORPUS_BOUNDS, 'The sum from which is withdrawn, in rupees.'),
  monthlyAmount: amountProp(WITHDRAWAL_BOUNDS, 'Withdrawn each month, in rupees.'),
  annualRate: rateProp,
  years: countProp(YEARS_BOUNDS, 'Time in years.'),
};
const detail = {
  corpus: told(plan.corpus.describe),
  monthlyAmount: told(plan.monthlyAmount.describe),
  annualRate: told(plan.annualRate.describe),
  years: told(plan.years.describe),
  withdrawn: told('Withdrawn in all, in rupees.'),
  left: told('What is left at the end, in rupees.'),
};

export const swpCalculatorContract = defineContract({
  tag: 'px-swp-calculator',
  title: 'SWP calculator',
  summary: 'Shows how long a sum lasts from which is withdrawn each month, and what is left.',
  visibility: 'public',
  props: { ...plan, ...todayProp, maxRate: maxRateProp, ...calculatorProps('SWP calculator', 'Set up this SWP') },
  events: {
    changed: { describe: 'The investor changed the plan.', detail },
    chosen: { describe: 'The investor pressed "Set up this SWP".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'money that runs out', props: { corpus: 5_00_000, monthlyAmount: 10_000, years: 20 } },
  ],
});
