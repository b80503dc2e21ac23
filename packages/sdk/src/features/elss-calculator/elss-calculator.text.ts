import type { Regime } from '@prosperx/core/tax';

export const elssCalculatorText = {
  title: 'ELSS calculator',
  year: 'Financial year',
  yearOf: (name: string) => `FY ${name}`,
  regime: 'Tax regime',
  regimes: { old: 'Old regime', new: 'New regime' } satisfies Record<Regime, string>,
  income: 'Taxable income before ELSS, EPF, PPF, insurance …',
  investment: 'Invested in ELSS',
  alreadyUsed: 'Limit used by EPF, PPF, insurance …',
  start: 'See ELSS funds',
  /** Read together with the figure that follows; every second part is a value. */
  intro: (year: string, regime: Regime) => ['In ', year, `, in the ${regime} regime, it could save you in tax`],
};
