import { toRupees } from '@prosperx/core/money';
import { rateBounds, SIP_MONTHLY_BOUNDS, YEARS_BOUNDS } from '@prosperx/core/sip';
import { defineContract } from '#widget/contract.js';

const rate = rateBounds();

const plan = {
  monthlyAmount: { type: 'number', describe: 'Monthly instalment in rupees.' },
  annualRate: { type: 'number', describe: 'Expected return in per cent a year.' },
  years: { type: 'number', describe: 'How long the instalments run, in years.' },
  invested: { type: 'number', describe: 'Sum of the instalments in rupees.' },
  gain: { type: 'number', describe: 'What the instalments could earn, in rupees.' },
  value: { type: 'number', describe: 'Invested and gain together, in rupees.' },
} as const;

export const sipCalculatorContract = defineContract({
  tag: 'px-sip-calculator',
  title: 'SIP calculator',
  summary: 'Shows what a fixed monthly investment could grow into.',
  visibility: 'public',
  props: {
    monthlyAmount: {
      type: 'number',
      min: toRupees(SIP_MONTHLY_BOUNDS.min),
      max: toRupees(SIP_MONTHLY_BOUNDS.max),
      step: 1,
      default: toRupees(SIP_MONTHLY_BOUNDS.default),
      describe: 'Monthly instalment to begin with, in whole rupees.',
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
      describe: 'Heading above the fields; "SIP calculator" unless given.',
    },
  },
  events: {
    changed: { describe: 'The investor changed the plan.', detail: plan },
    chosen: { describe: 'The investor pressed "Start this SIP".', detail: plan },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'long horizon', props: { monthlyAmount: 10_000, annualRate: 11, years: 20 } },
    { name: 'largest plan', props: { monthlyAmount: 1_00_000, annualRate: 30, years: 30 } },
    { name: 'capped return', props: { annualRate: 13, maxRate: 13, heading: 'Your plan' } },
  ],
});
