import type { PastPlan } from '@prosperx/core/fund';

/** Words of a plan in a fund of the past. */
export const realFundText = {
  find: 'Find a fund',
  findHint: (letters: number) => `Type ${letters} letters of its name.`,
  found: (count: number) => (count === 1 ? '1 fund found' : `${count} funds found`),
  none: (typed: string) => `No funds match “${typed}”.`,
  another: 'Another fund',
  failed: 'The NAVs of this fund could not be read.',
  noHistory: 'This fund has no NAVs of the past yet.',
  plan: ({ type, stepUpPercent }: Omit<PastPlan, 'from'>, amount: string, from: string, last: string) =>
    type === 'SIP'
      ? `${amount} on that day of each month from ${from} on${stepUpPercent ? `, raised by ${stepUpPercent}% each year` : ''}, and kept until ${last}:`
      : `${amount} on ${from}, and kept until ${last}:`,
  younger: (years: number) => `(NAVs reach back less than ${years === 1 ? '1 year' : `${years} years`} without a gap.)`,
  caption: (fund: string) => `The plan in ${fund}`,
  note: (date: string) =>
    `Worked out with the published NAVs up to ${date}, after stamp duty of 0.005%, before exit load and tax. Past returns do not promise future ones.`,
};
