import type { PastPlan } from '@prosperx/core/fund';

/** What the history of a fund tells: spans of some years, and an investment that was never made. */
export const pastText = {
  rollingTitle: 'Rolling returns',
  rollingNote: (spans: readonly string[]) =>
    `The yearly return of an investment, for every day on which it could have begun (${spans.join(', ')}).`,
  spans: (years: number, count: string) => `${years} ${years === 1 ? 'year' : 'years'}: ${count} spans`,
  held: 'Held for',
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  worst: 'Lowest',
  average: 'Average',
  best: 'Highest',
  lost: 'Ended in a loss',

  whatIf: 'What if you had invested',
  type: 'Investment type',
  types: { SIP: 'SIP', LUMPSUM: 'Lumpsum' } satisfies Record<PastPlan['type'], string>,
  monthly: 'Monthly amount',
  amount: 'Amount',
  since: 'Since',
  enterAmount: 'Please enter amount',
  leastAmount: 'Minimum amount is 1',
  mostAmount: 'Maximum amount is 10000000',
  dateBetween: (from: string, to: string) => `Choose a date from ${from} to ${to}.`,
  note: 'Worked out with the NAVs that are shown above, after stamp duty of 0.005%, before exit load and tax.',
};
