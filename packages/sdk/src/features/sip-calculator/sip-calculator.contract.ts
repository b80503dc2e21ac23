import { rateBounds, SIP_MONTHLY_BOUNDS, YEARS_BOUNDS, RATE_STEP } from '@prosperx/core/calculator';
import { toRupees } from '@prosperx/core/money';
import { todayProp } from '#domain/calculator/contract-fields.js';
import { defineContract } from '#widget/contract.js';

const rate = rateBounds();

const plan = {
  monthlyAmount: { type: 'number', describe: 'Monthly instalment in rupees.' },
  annualRate: { type: 'number', describe: 'Return in per cent a year.' },
  years: { type: 'number', describe: 'Time in years.' },
  invested: { type: 'number', describe: 'Invested in rupees.' },
  gain: { type: 'number', describe: 'Gain in rupees.' },
  value: { type: 'number', describe: 'Value in rupees: invested and gain.' },
} as const;

export const sipCalculatorContract = defineContract({
  tag: 'px-sip-calculator',
  title: 'SIP calculator',
  summary: 'Shows what a fixed monthly investment could grow into.',
  visibility: 'public',
  props: {
    monthlyAmount: {
      ...plan.monthlyAmount,
      min: toRupees(SIP_MONTHLY_BOUNDS.min),
      max: toRupees(SIP_MONTHLY_BOUNDS.max),
      step: 1,
      default: toRupees(SIP_MONTHLY_BOUNDS.default),
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
      describe: 'Heading; "SIP calculator" unless given.',
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
    { name: 'long horizon', props: { monthlyAmount: 10_000, annualRate: 11, years: 20 } },
    { name: 'largest plan', props: { monthlyAmount: 1_00_000, annualRate: 30, years: 30 } },
    { name: 'capped return', props: { annualRate: 13, maxRate: 13, heading: 'Your plan' } },
  ],
});
