import type { Regime } from '@prosperx/core/tax';

/** Words that come with the chart. */
export const elssDetailsText = {
  parts: ['Invested', 'Could gain'] as const,
  deducted: (section: string) => `Deducted (section ${section})`,
  taxIn: { old: 'Tax in the old regime', new: 'Tax in the new regime' } satisfies Record<Regime, string>,
  value: (years: string) => `Value in ${years}`,
  gainTax: 'Tax on its gain, if sold at once',
  note: (law: string, limit: string, savings: string, newRegime: string, rebate: string) =>
    `${law}: up to ${limit} a year is deducted under section ${savings}, in the old regime alone; the new one is section ${newRegime}. Rebate (section ${rebate}), surcharge and cess are counted, for a resident below 60.`,
  summary: (investment: string, value: string, years: string) =>
    `${investment} in ELSS could grow to ${value} in ${years}`,
};
