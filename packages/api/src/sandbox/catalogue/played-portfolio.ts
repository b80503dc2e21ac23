import type { StoredFacts } from '#db/schema/index.js';
import type { CatalogueScheme } from './scheme.js';

type Portfolio = StoredFacts['portfolio'];
type Paper = readonly [name: string, sector: string];

const LARGE: readonly Paper[] = [
  ['HDFC Bank Ltd', 'Banks'],
  ['ICICI Bank Ltd', 'Banks'],
  ['Reliance Industries Ltd', 'Petroleum Products'],
  ['Infosys Ltd', 'IT - Software'],
  ['Bharti Airtel Ltd', 'Telecom - Services'],
  ['Larsen & Toubro Ltd', 'Construction'],
  ['State Bank of India', 'Banks'],
  ['ITC Ltd', 'Diversified FMCG'],
  ['Axis Bank Ltd', 'Banks'],
  ['Mahindra & Mahindra Ltd', 'Automobiles'],
  ['Sun Pharmaceutical Industries Ltd', 'Pharmaceuticals & Biotechnology'],
  ['Hindustan Unilever Ltd', 'Diversified FMCG'],
  ['NTPC Ltd', 'Power'],
  ['Bajaj Finance Ltd', 'Finance'],
  ['UltraTech Cement Ltd', 'Cement & Cement Products'],
  ['Titan Company Ltd', 'Consumer Durables'],
];

const SMALLER: readonly Paper[] = [
  ['Max Healthcare Institute Ltd', 'Healthcare Services'],
  ['The Federal Bank Ltd', 'Banks'],
  ['Coforge Ltd', 'IT - Software'],
  ['Persistent Systems Ltd', 'IT - Software'],
  ['Indian Hotels Company Ltd', 'Leisure Services'],
  ['Ashok Leyland Ltd', 'Agricultural, Commercial & Construction Vehicles'],
  ['Cummins India Ltd', 'Industrial Products'],
  ['Karur Vysya Bank Ltd', 'Banks'],
  ['Supreme Industries Ltd', 'Industrial Products'],
  ['Ipca Laboratories Ltd', 'Pharmaceuticals & Biotechnology'],
  ['Voltas Ltd', 'Consumer Durables'],
  ['Bharat Forge Ltd', 'Auto Components'],
  ['APL Apollo Tubes Ltd', 'Industrial Products'],
  ['Page Industries Ltd', 'Textiles & Apparels'],
  ['Coromandel International Ltd', 'Fertilizers & Agrochemicals'],
  ['Multi Commodity Exchange of India Ltd', 'Capital Markets'],
];

const GOVERNMENT: readonly Paper[] = [
  ['Government of India 2034 (7.10%)', 'Sovereign'],
  ['Government of India 2039 (7.23%)', 'Sovereign'],
  ['Government of India 2053 (7.30%)', 'Sovereign'],
  ['Government of India 2029 (7.04%)', 'Sovereign'],
  ['Government of India 2064 (7.34%)', 'Sovereign'],
  ['Maharashtra 2035 (7.45%)', 'State Government'],
  ['Tamil Nadu 2033 (7.41%)', 'State Government'],
  ['Gujarat 2032 (7.38%)', 'State Government'],
];

const BONDS: readonly Paper[] = [
  ['National Bank for Agriculture and Rural Development', 'AAA'],
  ['Small Industries Development Bank of India', 'AAA'],
  ['Power Finance Corporation Ltd', 'AAA'],
  ['REC Ltd', 'AAA'],
  ['LIC Housing Finance Ltd', 'AAA'],
  ['Bajaj Housing Finance Ltd', 'AAA'],
  ['National Housing Bank', 'AAA'],
  ['Indian Railway Finance Corporation Ltd', 'AAA'],
  ['Tata Capital Ltd', 'AAA'],
  ['Muthoot Finance Ltd', 'AA+'],
];

const SHORT: readonly Paper[] = [
  ['Treasury bill, 91 days', 'Sovereign'],
  ['Treasury bill, 182 days', 'Sovereign'],
  ['HDFC Bank Ltd, certificate of deposit', 'A1+'],
  ['Punjab National Bank, certificate of deposit', 'A1+'],
  ['Axis Bank Ltd, certificate of deposit', 'A1+'],
  ['Canara Bank, certificate of deposit', 'A1+'],
  ['Reliance Retail Ventures Ltd, commercial paper', 'A1+'],
  ['Small Industries Development Bank of India, commercial paper', 'A1+'],
  ['NABARD, commercial paper', 'A1+'],
  ['Bharti Airtel Ltd, commercial paper', 'A1+'],
];

const OVERSEAS: readonly Paper[] = [
  ['Microsoft Corporation', 'Information Technology'],
  ['NVIDIA Corporation', 'Information Technology'],
  ['Apple Inc', 'Information Technology'],
  ['Amazon.com Inc', 'Consumer Discretionary'],
  ['Alphabet Inc, class A', 'Communication Services'],
  ['Meta Platforms Inc', 'Communication Services'],
  ['Taiwan Semiconductor Manufacturing Co Ltd', 'Information Technology'],
  ['Novo Nordisk A/S', 'Health Care'],
  ['Visa Inc', 'Financials'],
  ['ASML Holding NV', 'Information Technology'],
  ['Costco Wholesale Corporation', 'Consumer Staples'],
];

/** What a kind of scheme can hold. Shares that stand first are the larger ones, as in an index. */
function papersOf({ category, subCategory }: CatalogueScheme): readonly Paper[] {
  if (subCategory === 'Mid Cap' || subCategory === 'Small Cap') return SMALLER;
  if (/Gilt/.test(subCategory)) return GOVERNMENT;
  if (/Overseas/.test(subCategory)) return OVERSEAS;
  if (category === 'Money Market/Liquid' || /Ultra|Low Duration/.test(subCategory)) return SHORT;
  if (category === 'Fixed Income') return [...BONDS, ...GOVERNMENT];
  if (category === 'Allocation') return [...LARGE.slice(0, 9), ...GOVERNMENT.slice(0, 5), ...BONDS.slice(0, 4)];
  return subCategory === 'Index' || subCategory === 'Large Cap'
    ? LARGE
    : [...LARGE.slice(0, 10), ...SMALLER.slice(0, 8)];
}

const HELD = 14;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Plays a portfolio: papers of the kind that a scheme holds, by a weight that chance gives, and cash for what is over. Sectors are summed
 * from all of it, so that the two always agree.
 * @param chance gives a number from 0 to 1 for a text, always the same
 */
export function playedPortfolio(scheme: CatalogueScheme, chance: (of: string) => number): Portfolio {
  const weighed = papersOf(scheme).map(([name, sector], at) => ({
    name,
    sector,
    weight: 1 / (at + 4) + chance(`weight of ${name}`) * 0.12,
  }));
  const chosen = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, HELD);
  const invested = 93 + chance('invested') * 5;
  // what is held besides the papers that are named here
  const whole = chosen.reduce((sum, { weight }) => sum + weight, 0) * 1.6;
  const holdings = chosen.map(({ name, sector, weight }) => ({
    name,
    sector,
    percent: hundredths((invested * weight) / whole),
  }));
  const sums = new Map<string, number>();
  for (const { sector, percent } of holdings) sums.set(sector, (sums.get(sector) ?? 0) + percent);
  const named = holdings.reduce((sum, { percent }) => sum + percent, 0);
  const sectors = [...sums]
    .map(([name, percent]) => ({ name, percent: hundredths(percent) }))
    .toSorted((one, other) => other.percent - one.percent);
  return {
    holdings: holdings.slice(0, 10),
    sectors: [
      ...sectors,
      { name: 'Others', percent: hundredths(invested - named) },
      { name: 'Cash and equivalents', percent: hundredths(100 - invested) },
    ],
  };
}
