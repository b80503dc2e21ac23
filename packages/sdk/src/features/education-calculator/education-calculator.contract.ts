import { COURSE_BOUNDS, COURSE_YEARS_BOUNDS, SAVED_BOUNDS } from '@prosperx/core/calculator';
import {
  amountProp,
  calculatorProps,
  countProp,
  inflationProp,
  maxRateProp,
  rateProp,
  told,
} from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const plan = {
  costToday: amountProp(COURSE_BOUNDS, 'What the course costs today, in rupees.'),
  years: countProp(COURSE_YEARS_BOUNDS, 'Years until the course begins.'),
  inflation: { ...inflationProp, default: 8 } as const,
  saved: amountProp(SAVED_BOUNDS, 'What is saved for it already, in rupees.'),
  annualRate: rateProp,
};
const detail = {
  costToday: told(plan.costToday.describe),
  years: told(plan.years.describe),
  inflation: told(plan.inflation.describe),
  saved: told(plan.saved.describe),
  annualRate: told(plan.annualRate.describe),
  cost: told('What the course will cost, in rupees.'),
  monthlyAmount: told('To invest each month, in rupees.'),
};

export const educationCalculatorContract = defineContract({
  tag: 'px-education-calculator',
  title: 'Education calculator',
  summary: 'Shows what to invest each month for a course whose cost rises.',
  visibility: 'public',
  props: { ...plan, maxRate: maxRateProp, ...calculatorProps('Education calculator', 'Start this SIP') },
  events: {
    changed: { describe: 'The investor changed the plan.', detail },
    chosen: { describe: 'The investor pressed "Start this SIP".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'enough already', props: { costToday: 5_00_000, saved: 20_00_000, years: 5 } },
  ],
});
