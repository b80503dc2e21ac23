import { investsAbroad, type NamedScheme, type SubCategory } from '#fund/index.js';

/**
 * What a scheme is for the tax on its gains, by its share of Indian equity: `equity` from 65 %, `hybrid` between, `debt` and `other` up to
 * 35 %, of which `other` does not lie in debt either (gold, shares abroad).
 */
export type TaxClass = 'equity' | 'hybrid' | 'debt' | 'other';

/** The class of a scheme, and whether its name and sub-category leave it open, so that the scheme's own documents have to say. */
export interface FoundTaxClass {
  readonly taxClass: TaxClass;
  readonly isAssumed: boolean;
  /** Its units are traded on the exchange. */
  readonly isListed: boolean;
}

/** What the tax class of a scheme is found by. */
export interface TaxedScheme extends NamedScheme {
  readonly category: string;
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

/** Sub-categories whose schemes are equity where what they follow is: of a theme, and of an index that is not Indian, nobody promises it. */
const ANY_SHARES: ReadonlySet<string> = new Set<SubCategory>(['Sectoral/Thematic', 'Index', 'ETF']);
const INDIAN_INDEX = /\b(?:nifty\w*|sensex|bse|msci india|cpse|bharat)\b/i;
/** What an index has beside shares of India. */
const BESIDE_SHARES = /\b(?:domestic|g-?sec|sdl|reits?|invits?|multi.asset)\b/i;
const BONDS = /\b(?:bonds?|debt|treasury)\b/i;

/** Schemes that are listed: those traded there, and those that take no money back before their end. */
const LISTED: ReadonlySet<string> = new Set<SubCategory>([
  'ETF',
  'Debt ETF',
  'Commodity ETF',
  'Closed-ended Equity',
  'Fixed Maturity',
  'Interval',
]);

const CATEGORY_CLASSES: Readonly<Record<string, TaxClass>> = {
  Equity: 'equity',
  ELSS: 'equity',
  'Fixed Income': 'debt',
  'Money Market/Liquid': 'debt',
};

/** Returns what a scheme is for the tax on its gains, by its name, and its category and sub-category of `SUB_CATEGORIES`. */
export function taxClassOf(scheme: TaxedScheme): FoundTaxClass {
  const { name, category, subCategory } = scheme;
  const found = (taxClass: TaxClass, isAssumed = false) => ({ taxClass, isAssumed, isListed: LISTED.has(subCategory) });
  if (investsAbroad(scheme)) return found('other', BONDS.test(name));
  if (ANY_SHARES.has(subCategory)) return found('equity', !INDIAN_INDEX.test(name) || BESIDE_SHARES.test(name));
  if (subCategory === 'Commodity ETF') return found('other');
  const known = CATEGORY_CLASSES[category] ?? classByShare(subCategory);
  return known ? found(known) : found(ASSUMED[subCategory as SubCategory] ?? 'hybrid', true);
}

function classByShare(subCategory: string): TaxClass | null {
  const share = EQUITY_SHARE[subCategory as SubCategory];
  if (!share) return null;
  if (share[0] >= 65) return 'equity';
  return share[1] <= 35 ? 'debt' : 'hybrid';
}
