import type { FinancialYear } from './financial-year.js';

/** The laws in which the rules of a year stand. They are apart from income-tax-rules.ts, since they are shown later. */
export interface IncomeTaxLaw {
  readonly from: FinancialYear;
  readonly law: string;
  /** Sections of savings, of the new regime, of the rebate, and of long-term gains on equity. */
  readonly sections: {
    readonly savings: string;
    readonly newRegime: string;
    readonly rebate: string;
    readonly equityGains: string;
  };
}

const LAWS: readonly [IncomeTaxLaw, ...IncomeTaxLaw[]] = [
  {
    from: 1961,
    law: 'Income-tax Act, 1961',
    sections: { savings: '80C', newRegime: '115BAC', rebate: '87A', equityGains: '112A' },
  },
  {
    from: 2026,
    law: 'Income-tax Act, 2025',
    sections: { savings: '123', newRegime: '202', rebate: '156', equityGains: '198' },
  },
];

/** Returns the law of a financial year. */
export const incomeTaxLaw = (year: FinancialYear): IncomeTaxLaw => LAWS.findLast(({ from }) => from <= year) ?? LAWS[0];
