import { DELAY_BOUNDS, SIP_MONTHLY_BOUNDS } from '@prosperx/core/calculator';
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
  monthlyAmount: amountProp(SIP_MONTHLY_BOUNDS, 'Monthly instalment in rupees.'),
  annualRate: rateProp,
  years: countProp({ min: 2, max: 30, default: 20 }, 'Years from now until the money is needed.'),
  delayYears: countProp(DELAY_BOUNDS, 'Years by which the SIP begins later; below `years`.'),
};
const detail = {
  monthlyAmount: told(plan.monthlyAmount.describe),
  annualRate: told(plan.annualRate.describe),
  years: told(plan.years.describe),
  delayYears: told(plan.delayYears.describe),
  now: told('What the SIP becomes that begins now, in rupees.'),
  later: told('What it becomes when it begins later, in rupees.'),
  cost: told('What the delay costs, in rupees.'),
};

export const delayCalculatorContract = defineContract({
  tag: 'px-delay-calculator',
  title: 'Cost of delay calculator',
  summary: 'Shows what it costs to begin a SIP some years later.',
  visibility: 'public',
  props: { ...plan, ...todayProp, maxRate: maxRateProp, ...calculatorProps('Cost of delay calculator', 'Start now') },
  events: {
    changed: { describe: 'The investor changed the plan.', detail },
    chosen: { describe: 'The investor pressed "Start now".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'longest delay', props: { monthlyAmount: 1_00_000, annualRate: 30, years: 30, delayYears: 29 } },
  ],
});
