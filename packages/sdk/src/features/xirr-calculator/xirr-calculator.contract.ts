import { calculatorProps, todayProp, told } from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const detail = {
  flows: { type: 'text', describe: 'The dates and amounts, apart by "; ".' },
  invested: told('Put in, in rupees.'),
  returned: told('Taken out or there now, in rupees.'),
  rate: told('Return in per cent a year; 0 where there is none, as over less than a year.'),
} as const;

export const xirrCalculatorContract = defineContract({
  tag: 'px-xirr-calculator',
  title: 'XIRR calculator',
  summary: 'Shows the return a year of amounts that were put in and taken out on any days.',
  visibility: 'public',
  props: {
    flows: {
      type: 'text',
      describe:
        'Dates and amounts in rupees, apart by ";": "2023-04-01 -50000; 2026-04-01 70000". What was put in is negative; what was taken out, or is there now, positive. An example unless given. Where a line cannot be read, it is named, and no return is shown.',
    },
    ...todayProp,
    ...calculatorProps('XIRR calculator', 'See funds by their returns'),
  },
  events: {
    changed: { describe: 'The reader changed the dates and amounts.', detail },
    chosen: { describe: 'The reader pressed "See funds by their returns".', detail, leads: true },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'a loss', props: { flows: '2024-01-01 -100000; 2026-01-01 80000' } },
    { name: 'nothing taken out', props: { flows: '2024-01-01 -100000' } },
  ],
});
