import { RISK_WARNING } from '@prosperx/core/disclosure';

const yearUnit = (years: number) => (years === 1 ? 'year' : 'years');

/** Words that several calculators say. */
export const calculatorText = {
  expectedReturn: 'Expected return',
  percent: (rate: number) => `${rate}%`,
  perYear: '% a year',
  timePeriod: 'Time period',
  yearUnit,
  years: (years: number) => `${years} ${yearUnit(years)}`,
  tooLow: (least: string) => `Minimum value allowed is ${least}`,
  tooHigh: (most: string) => `Maximum value allowed is ${most}`,
  start: 'Start this SIP',
  warning: RISK_WARNING,
};
