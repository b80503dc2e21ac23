import type { SubCategory } from './categories.js';

/** Markets abroad and their indices, as names of schemes have them; "India" in the name of a house says nothing of the market. */
const ABROAD =
  /\b(?:usa?|u\. ?s|americas?|nasdaq\w*|nyse|fang|s&p 500|hang seng|japan|taiwan|china|asian?|asean|europe(?:an)?|eafe|brazil|emerging markets?|developed (?:markets?|world)|global|world|international|overseas|off-?shore)\b/i;
/** "India Domestic & World" is both. */
const WITH_INDIA = /\bdomestic\b/i;

/** Sub-categories whose schemes may lie in any market, so that the name tells in which. */
const ANY_MARKET: ReadonlySet<string> = new Set<SubCategory>([
  'Sectoral/Thematic',
  'Index',
  'ETF',
  'Closed-ended Equity',
  'Fund of Funds',
]);

/** What tells where the money of a scheme lies. */
export interface NamedScheme {
  readonly name: string;
  readonly subCategory: string;
}

/** Tells whether the money of a scheme lies abroad: by its sub-category, or by its name where the sub-category leaves it open. */
export const investsAbroad = ({ name, subCategory }: NamedScheme): boolean =>
  subCategory === 'Overseas Fund of Funds' ||
  (ANY_MARKET.has(subCategory) && ABROAD.test(name) && !WITH_INDIA.test(name));
