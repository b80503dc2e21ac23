import type { EarlierUnlock } from '@prosperx/core/fund';

const rate = (percent: number | null) => (percent === null ? 'The rate of your income slab' : `${percent}%`);

const freeEarlier = {
  retirement: 'They are free earlier once you reach the retirement age that the scheme names.',
  majority: 'They are free earlier once the child is of age.',
};

/** What of an investment leaves when it is sold. */
export const leavingText = {
  title: 'When you sell',
  exitLoad: 'Exit load',
  exitLoadUnknown:
    'Not known here. One may be charged on units that are sold early: see the scheme information document.',
  noExitLoad: 'None, whenever you sell.',
  exitLoadOf: (steps: string) => `By the age of the units: ${steps}.`,
  lockIn: 'Lock-in',
  noLockIn: 'None: units can be sold on any working day.',
  lockedFor: (years: number, earlier: EarlierUnlock | null) =>
    `Units stay locked in for ${years} years from the day they are bought; each instalment of a SIP has its own ${years} years.${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'Tax on gains',
  taxOfShares: (months: number, shortRate: number | null, longRate: number, exempt: string) =>
    `As for a scheme with 65% or more in Indian shares: ${rate(shortRate)} on units held for ${months} months or less; on units held longer, ${longRate}% of what exceeds ${exempt} in a financial year.`,
  taxByTerm: (months: number, shortRate: number | null, longRate: number) =>
    `${rate(shortRate)} on units held for ${months} months or less, ${longRate}% on units held longer.`,
  taxBySlab: 'At the rate of your income slab, however long you hold units that you buy now.',
  assumed: 'Assumed from its category. What it holds decides: see its documents.',
  money: 'Money',
  moneyWhen: (days: number) => `Reaches your bank in ${days} working ${days === 1 ? 'day' : 'days'}.`,
  rates: 'Tax rates of resident individuals for units that are bought and sold now, before surcharge and cess.',
};
