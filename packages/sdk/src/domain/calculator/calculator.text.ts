const yearUnit = (years: number) => (years === 1 ? 'year' : 'years');

/** Words that both calculators say. */
export const calculatorText = {
  expectedReturn: 'Expected return',
  percent: (rate: number) => `${rate}%`,
  perYear: '% a year',
  timePeriod: 'Time period',
  yearUnit,
  years: (years: number) => `${years} ${yearUnit(years)}`,
  tooLow: (least: string) => `Minimum value allowed is ${least}`,
  tooHigh: (most: string) => `Maximum value allowed is ${most}`,
  youInvest: 'You Invest',
  youGain: 'You Gain',
  start: 'Start this SIP',
  startSum: 'Invest this amount',
  indicative: 'Results are indicative only.',
  readMore: 'Read More',
  readLess: 'Read Less',
};
