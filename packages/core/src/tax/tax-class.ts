import type { SubCategory } from '#fund/index.js';

/**
 * What a scheme is for the tax on its gains, by its share of Indian equity: `equity` from 65 %, `hybrid` between, `debt` and `other` up to
 * 35 %, of which `other` does not lie in debt either (gold, funds abroad).
 */
export type TaxClass = 'equity' | 'hybrid' | 'debt' | 'other';

/** The class of a scheme, and whether its sub-category leaves it open, so that the scheme's own documents have to say. */
export interface FoundTaxClass {
  readonly taxClass: TaxClass;
  readonly isAssumed: boolean;
}

/** The least and the most Indian equity of a sub-category, in per cent (SEBI/HO/IMD/DF3/CIR/P/2017/114 of 6 October 2017). */
const EQUITY_SHARE: Partial<Record<SubCategory, readonly [least: number, most: number]>> = {
  'Aggressive Hybrid': [65, 80],
  'Balanced Hybrid': [40, 60],
  'Conservative Hybrid': [10, 25],
  'Equity Savings': [65, 100],
  Arbitrage: [65, 100],
};

/** What schemes of a sub-category without fixed shares mostly are; their documents decide. */
const ASSUMED: Partial<Record<SubCategory, TaxClass>> = {
  'Balanced Advantage': 'equity',
  'Multi Asset': 'hybrid',
  Retirement: 'hybrid',
  "Children's": 'hybrid',
  'Life Cycle': 'hybrid',
  'Fund of Funds': 'other',
};

const OTHER: ReadonlySet<string> = new Set<SubCategory>(['Overseas Fund of Funds', 'Commodity ETF']);

const CATEGORY_CLASSES: Readonly<Record<string, TaxClass>> = {
  Equity: 'equity',
  ELSS: 'equity',
  'Fixed Income': 'debt',
  'Money Market/Liquid': 'debt',
};

/** Returns what a scheme is for the tax on its gains, by its category and sub-category of `SUB_CATEGORIES`. */
export function taxClassOf(category: string, subCategory: string): FoundTaxClass {
  const known = CATEGORY_CLASSES[category] ?? (OTHER.has(subCategory) ? 'other' : classByShare(subCategory));
  if (known) return { taxClass: known, isAssumed: false };
  return { taxClass: ASSUMED[subCategory as SubCategory] ?? 'hybrid', isAssumed: true };
}

function classByShare(subCategory: string): TaxClass | null {
  const share = EQUITY_SHARE[subCategory as SubCategory];
  if (!share) return null;
  if (share[0] >= 65) return 'equity';
  return share[1] <= 35 ? 'debt' : 'hybrid';
}
