import type { FinancialYear } from './financial-year.js';

/** The two ways in which a person may be taxed. */
export const REGIMES = ['old', 'new'] as const;
/** One of `REGIMES`. */
export type Regime = (typeof REGIMES)[number];

/** How a regime taxes the income of a year; amounts are in rupees, rates in per cent. */
export interface RegimeRules {
  /** Each rate up to an income; the last one for all above. */
  readonly slabs: readonly (readonly [upTo: number, rate: number])[];
  /** Up to an income the tax is taken off, at most so much; with relief nobody just above it pays more than what they earn above it. */
  readonly rebate: { readonly upTo: number; readonly most: number; readonly hasRelief: boolean };
  /** Added to the tax of incomes above an amount. */
  readonly surcharges: readonly (readonly [above: number, rate: number])[];
  /** What may be taken off the income for ELSS and the like; 0 where nothing may. */
  readonly savingsLimit: number;
}

/** The rules of one year; `incomeTaxLaw` has the sections that hold them. */
export interface IncomeTaxYear {
  readonly year: FinancialYear;
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  /** Per cent of tax and surcharge: health and education. */
  readonly cess: number;
}

const SURCHARGES = [
  [50_00_000, 10],
  [1_00_00_000, 15],
  [2_00_00_000, 25],
] as const;

/** The rules for persons below 60 years; unchanged since FY 2020-21. */
const OLD: RegimeRules = {
  slabs: [
    [2_50_000, 0],
    [5_00_000, 5],
    [10_00_000, 20],
    [Infinity, 30],
  ],
  rebate: { upTo: 5_00_000, most: 12_500, hasRelief: false },
  surcharges: [...SURCHARGES, [5_00_00_000, 37]],
  savingsLimit: 1_50_000,
};

/** The rules of the Finance Act 2025, from FY 2025-26; the Finance Act 2026 left them as they are. */
const NEW: RegimeRules = {
  slabs: [
    [4_00_000, 0],
    [8_00_000, 5],
    [12_00_000, 10],
    [16_00_000, 15],
    [20_00_000, 20],
    [24_00_000, 25],
    [Infinity, 30],
  ],
  rebate: { upTo: 12_00_000, most: 60_000, hasRelief: true },
  surcharges: SURCHARGES,
  savingsLimit: 0,
};

const SINCE_2025 = { regimes: { old: OLD, new: NEW }, cess: 4 };

/** The years whose rules are known, oldest first. */
export const INCOME_TAX_YEARS: readonly IncomeTaxYear[] = [
  { year: 2025, ...SINCE_2025 },
  { year: 2026, ...SINCE_2025 },
];
