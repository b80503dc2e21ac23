import { LONG_YEARS_BOUNDS, LUMPSUM_BOUNDS } from '@prosperx/core/calculator';
import { amountProp, calculatorProps, countProp, inflationProp, told } from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const plan = {
  amount: amountProp(LUMPSUM_BOUNDS, 'What a thing costs today, in rupees.'),
  inflation: inflationProp,
  years: countProp(LONG_YEARS_BOUNDS, 'Time in years.'),
};
const detail = {
  amount: told(plan.amount.describe),
  inflation: told(plan.inflation.describe),
  years: told(plan.years.describe),
  cost: told('What it will cost, in rupees.'),
};

export const inflationCalculatorContract = defineContract({
  tag: 'px-inflation-calculator',
  title: 'Inflation calculator',
  summary: 'Shows what a thing of today’s price will cost, and what money of today will still buy.',
  visibility: 'public',
  props: { ...plan, ...calculatorProps('Inflation calculator', 'Invest to keep up') },
  events: {
    changed: { describe: 'The reader changed the figures.', detail },
    chosen: { describe: 'The reader pressed "Invest to keep up".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'largest figures', props: { amount: 1_00_00_000, inflation: 12, years: 50 } },
  ],
});
