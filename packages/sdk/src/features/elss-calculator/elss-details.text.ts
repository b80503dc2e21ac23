import type { Regime } from '@prosperx/core/tax';

/** Words that come with the chart. */
export const elssDetailsText = {
  parts: ['Invested', 'Could gain'] as const,
  deducted: (section: string) => `Deducted (section ${section})`,
  taxIn: { old: 'Tax in the old regime', new: 'Tax in the new regime, on the same income' } satisfies Record<
    Regime,
    string
  >,
  value: (years: string) => `Value in ${years}`,
  gainTax: 'Tax on its gain at today’s rate, before surcharge and cess',
  note: (law: string, limit: string, savings: string, newRegime: string, rebate: string, exemption: string) =>
    `${law}: up to ${limit} a year is deducted under section ${savings}, in the old regime only; the new regime is section ${newRegime}. The tax on income has rebate (section ${rebate}), surcharge and cess, for a resident below 60. The new regime allows fewer deductions and a larger standard deduction: your taxable income there may differ. Up to ${exemption} of a year’s long-term gains on equity, from all funds and shares together, is not taxed.`,
  newIsLess: (tax: string, less: string) =>
    `In the new regime you would pay ${tax} on this income, ${less} less than in the old one with this investment.`,
  summary: (investment: string, value: string, years: string) =>
    `${investment} in ELSS could grow to ${value} in ${years}`,
};
