import { businessDate, type BusinessDate } from '#time/index.js';
import { ACT_2018, ACT_2024, EQUITY_LONG_RATE, OLD_LONG_RATE } from './equity-tax.js';
import type { FinancialYear } from './financial-year.js';
import type { TaxClass } from './tax-class.js';

/** How a gain on units is taxed that were bought and sold within certain days. Rates are per cent, without surcharge and cess. */
export interface GainRule {
  readonly taxClass: TaxClass;
  readonly boughtFrom: BusinessDate | null;
  readonly boughtUntil: BusinessDate | null;
  readonly soldFrom: BusinessDate;
  readonly soldUntil: BusinessDate | null;
  /** Units held for more than these months are long-term; null where they never are. */
  readonly longTermMonths: number | null;
  /** The same of units that are listed on the exchange, where it is another. */
  readonly listedMonths?: number;
  /** The rate of a short-term gain; null where it is added to the income and taxed by its slab. */
  readonly shortRate: number | null;
  readonly longRate: number | null;
  /** The cost of long-term units rises by the cost inflation index. */
  readonly isIndexed: boolean;
  readonly source: string;
}

const day = (text: string) => businessDate(text);

/** The days on which the rules change. */
const EQUITY_TAXED = day('2018-04-01');
const SPECIFIED_FUNDS = day('2023-04-01');
const NEW_RATES = day('2024-07-23');
const BEFORE_NEW_RATES = day('2024-07-22');
const NEW_DEFINITION = day('2025-04-01');

const always = { boughtFrom: null, boughtUntil: null } as const;
const untilNewRates = { soldFrom: EQUITY_TAXED, soldUntil: BEFORE_NEW_RATES } as const;
const sinceNewRates = { soldFrom: NEW_RATES, soldUntil: null } as const;
const beforeSpecified = { boughtFrom: null, boughtUntil: day('2023-03-31') } as const;
const sinceSpecified = { boughtFrom: SPECIFIED_FUNDS, boughtUntil: null } as const;

const SECTION_112 = 'Section 112 of the Income-tax Act, as of Finance (No. 2) Act 2014';
const SECTION_50AA = 'Finance Act 2023, section 50AA of the Income-tax Act, from 1 April 2023';

const indexedAt20 = {
  longTermMonths: 36,
  shortRate: null,
  longRate: 20,
  isIndexed: true,
  source: SECTION_112,
} as const;
const plainAt12 = {
  longTermMonths: 24,
  listedMonths: 12,
  shortRate: null,
  longRate: 12.5,
  isIndexed: false,
  source: ACT_2024,
} as const;
const bySlab = {
  longTermMonths: null,
  shortRate: null,
  longRate: null,
  isIndexed: false,
  source: SECTION_50AA,
} as const;

/** The rules for gains on units of mutual funds, for sales from 1 April 2018 on. */
export const GAIN_RULES: readonly GainRule[] = [
  {
    taxClass: 'equity',
    ...always,
    ...untilNewRates,
    longTermMonths: 12,
    shortRate: 15,
    longRate: OLD_LONG_RATE,
    isIndexed: false,
    source: ACT_2018,
  },
  {
    taxClass: 'equity',
    ...always,
    ...sinceNewRates,
    longTermMonths: 12,
    shortRate: 20,
    longRate: EQUITY_LONG_RATE,
    isIndexed: false,
    source: ACT_2024,
  },
  { taxClass: 'debt', ...beforeSpecified, ...untilNewRates, ...indexedAt20 },
  { taxClass: 'debt', ...beforeSpecified, ...sinceNewRates, ...plainAt12 },
  { taxClass: 'debt', ...sinceSpecified, soldFrom: SPECIFIED_FUNDS, soldUntil: null, ...bySlab },
  { taxClass: 'hybrid', ...always, ...untilNewRates, ...indexedAt20 },
  { taxClass: 'hybrid', ...always, ...sinceNewRates, ...plainAt12 },
  { taxClass: 'other', ...beforeSpecified, ...untilNewRates, ...indexedAt20 },
  { taxClass: 'other', ...beforeSpecified, ...sinceNewRates, ...plainAt12 },
  { taxClass: 'other', ...sinceSpecified, soldFrom: SPECIFIED_FUNDS, soldUntil: day('2025-03-31'), ...bySlab },
  { taxClass: 'other', ...sinceSpecified, soldFrom: NEW_DEFINITION, soldUntil: null, ...plainAt12 },
];

/** The day whose NAV is the least cost of equity that was bought until then (section 55(2)(ac)). */
export const GRANDFATHERED_UNTIL = day('2018-01-31');

/** The first financial year whose redemptions the rules know. */
export const FIRST_TAX_YEAR: FinancialYear = 2018;

/** The cost inflation index by the year in which a financial year begins (notifications under section 48; base 2001-02). */
export const COST_INFLATION: Readonly<Record<FinancialYear, number>> = {
  2001: 100,
  2002: 105,
  2003: 109,
  2004: 113,
  2005: 117,
  2006: 122,
  2007: 129,
  2008: 137,
  2009: 148,
  2010: 167,
  2011: 184,
  2012: 200,
  2013: 220,
  2014: 240,
  2015: 254,
  2016: 264,
  2017: 272,
  2018: 280,
  2019: 289,
  2020: 301,
  2021: 317,
  2022: 331,
  2023: 348,
  2024: 363,
};
