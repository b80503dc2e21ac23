import { ELSS_BOUNDS, ELSS_YEARS_BOUNDS, INCOME_BOUNDS, USED_BOUNDS } from '@prosperx/core/calculator';
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
  income: amountProp(
    INCOME_BOUNDS,
    'Taxable income of the year before ELSS and whatever else the limit is for, in rupees.',
  ),
  investment: amountProp(ELSS_BOUNDS, 'Invested in ELSS in the year, in rupees.'),
  alreadyUsed: amountProp(USED_BOUNDS, 'What the limit has been used for already, in rupees.'),
  regime: {
    type: 'text',
    options: ['old', 'new'],
    default: 'old',
    describe: 'Tax regime: old, in which ELSS is deducted, or new.',
  },
  taxYear: {
    type: 'number',
    options: [2025, 2026],
    default: 2026,
    describe: 'Financial year by the year in which it begins: 2026 is FY 2026-27.',
  },
  annualRate: rateProp,
  years: countProp(ELSS_YEARS_BOUNDS, 'Years for which it stays invested, 3 at least.'),
} as const;
const detail = {
  income: told(plan.income.describe),
  investment: told(plan.investment.describe),
  alreadyUsed: told(plan.alreadyUsed.describe),
  regime: { type: 'text', options: ['old', 'new'], describe: plan.regime.describe },
  taxYear: told(plan.taxYear.describe),
  annualRate: told(plan.annualRate.describe),
  years: told(plan.years.describe),
  saved: told('Tax that is saved in the year, in rupees.'),
} as const;

export const elssCalculatorContract = defineContract({
  tag: 'px-elss-calculator',
  title: 'ELSS calculator',
  summary: 'Shows the tax that an investment in ELSS saves in the old and the new regime, and what it could grow into.',
  visibility: 'public',
  props: { ...plan, ...todayProp, maxRate: maxRateProp, ...calculatorProps('ELSS calculator', 'See ELSS funds') },
  events: {
    changed: { describe: 'The investor changed the figures.', detail },
    chosen: { describe: 'The investor pressed "See ELSS funds".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'new regime', props: { regime: 'new', income: 20_00_000 } },
    { name: 'a year before, with surcharge', props: { taxYear: 2025, income: 60_00_000, alreadyUsed: 1_00_000 } },
  ],
});
