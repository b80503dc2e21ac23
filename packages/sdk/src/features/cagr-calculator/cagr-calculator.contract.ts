import { END_VALUE_BOUNDS, LONG_YEARS_BOUNDS, VALUE_BOUNDS } from '@prosperx/core/calculator';
import { amountProp, calculatorProps, countProp, todayProp, told } from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const plan = {
  startValue: amountProp(VALUE_BOUNDS, 'Value at the beginning, in rupees.'),
  endValue: amountProp(END_VALUE_BOUNDS, 'Value at the end, in rupees.'),
  years: countProp(LONG_YEARS_BOUNDS, 'Years between both; one decimal place.', 0.1),
};
const detail = {
  startValue: told(plan.startValue.describe),
  endValue: told(plan.endValue.describe),
  years: told(plan.years.describe),
  rate: told('Growth in per cent a year; negative for a loss.'),
};

export const cagrCalculatorContract = defineContract({
  tag: 'px-cagr-calculator',
  title: 'CAGR calculator',
  summary: 'Shows by what rate a year one value has become another.',
  visibility: 'public',
  props: { ...plan, ...todayProp, ...calculatorProps('CAGR calculator', 'See funds by their returns') },
  events: {
    changed: { describe: 'The reader changed the figures.', detail },
    chosen: { describe: 'The reader pressed "See funds by their returns".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'a loss', props: { startValue: 1_00_000, endValue: 80_000, years: 2.5 } },
  ],
});
