import {
  AGE_BOUNDS,
  EXPENSES_BOUNDS,
  LIVE_UNTIL_BOUNDS,
  RETIRE_AT_BOUNDS,
  SAVED_BOUNDS,
} from '@prosperx/core/calculator';
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
  age: countProp(AGE_BOUNDS, 'Age today, in years.'),
  retireAt: countProp(RETIRE_AT_BOUNDS, 'Age at retirement; above `age`.'),
  liveUntil: countProp(LIVE_UNTIL_BOUNDS, 'Age until which the money has to last; above `retireAt`.'),
  monthlyExpenses: amountProp(EXPENSES_BOUNDS, 'Spent each month at the prices of today, in rupees.'),
  inflation: inflationProp,
  saved: amountProp(SAVED_BOUNDS, 'What is saved for it already, in rupees.'),
  annualRate: { ...rateProp, describe: 'Return until retirement in per cent a year.' },
  laterRate: { ...rateProp, default: 6, describe: 'Return in retirement in per cent a year.' },
} as const;
const detail = {
  age: told(plan.age.describe),
  retireAt: told(plan.retireAt.describe),
  liveUntil: told(plan.liveUntil.describe),
  monthlyExpenses: told(plan.monthlyExpenses.describe),
  inflation: told(plan.inflation.describe),
  saved: told(plan.saved.describe),
  annualRate: told(plan.annualRate.describe),
  laterRate: told(plan.laterRate.describe),
  monthlyAmount: told('To invest each month until then, in rupees.'),
};

export const retirementCalculatorContract = defineContract({
  tag: 'px-retirement-calculator',
  title: 'Retirement calculator',
  summary: 'Shows what has to be there at retirement, and what to invest each month until then.',
  visibility: 'public',
  props: { ...plan, maxRate: maxRateProp, ...calculatorProps('Retirement calculator', 'Start this SIP') },
  events: {
    changed: { describe: 'The investor changed the plan.', detail },
    chosen: { describe: 'The investor pressed "Start this SIP".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    {
      name: 'largest plan',
      props: { age: 18, retireAt: 40, liveUntil: 100, monthlyExpenses: 5_00_000, inflation: 12 },
    },
  ],
});
