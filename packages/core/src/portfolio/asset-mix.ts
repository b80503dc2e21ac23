import { type FundCategory, SUB_CATEGORIES } from '#fund/index.js';
import type { Portfolio } from './api.js';

/** The classes of assets that money lies in. */
export const ASSET_CLASSES = ['equity', 'debt', 'other'] as const;
/** One of `ASSET_CLASSES`. */
export type AssetClass = (typeof ASSET_CLASSES)[number];

/** Per cent of the whole by class; 100 in sum, or nothing at all. */
export type AssetMix = Readonly<Record<AssetClass, number>>;

const mixOf = (equity: number, debt: number): AssetMix => ({ equity, debt, other: 100 - equity - debt });

const EQUITY = mixOf(100, 0);
const DEBT = mixOf(0, 100);
const OTHER = mixOf(0, 0);
const HALVES = mixOf(50, 50);

/** What schemes mostly hold, by their category: all shares bear the risk of shares, wherever they are listed. */
const OF_CATEGORY: Readonly<Record<Exclude<FundCategory, 'Allocation'>, AssetMix>> = {
  Equity: EQUITY,
  ELSS: EQUITY,
  'Fixed Income': DEBT,
  'Money Market/Liquid': DEBT,
};

/** What schemes of several assets mostly hold; shares that futures hedge yield like debt, and count as such. It is not what the tax law calls them. */
const OF_ALLOCATION: Readonly<Record<(typeof SUB_CATEGORIES)['Allocation'][number], AssetMix>> = {
  'Aggressive Hybrid': mixOf(70, 30),
  'Balanced Hybrid': HALVES,
  'Conservative Hybrid': mixOf(20, 80),
  'Balanced Advantage': HALVES,
  'Multi Asset': mixOf(60, 20),
  'Equity Savings': mixOf(35, 65),
  Arbitrage: DEBT,
  Retirement: HALVES,
  "Children's": HALVES,
  'Life Cycle': HALVES,
  'Fund of Funds': OTHER,
  'Overseas Fund of Funds': EQUITY,
  'Commodity ETF': OTHER,
};

const MIXES: ReadonlyMap<string, AssetMix> = new Map(
  Object.entries(SUB_CATEGORIES).flatMap(([category, names]) =>
    names.map((name) => [
      name,
      category === 'Allocation'
        ? OF_ALLOCATION[name as keyof typeof OF_ALLOCATION]
        : OF_CATEGORY[category as keyof typeof OF_CATEGORY],
    ]),
  ),
);

/** Returns how a portfolio is spread over classes of assets, by the sub-categories of its schemes: an estimate, since what each scheme holds is not known. */
export function assetMixOf(subCategories: Portfolio['subCategoryDistribution']): AssetMix {
  const sum = { equity: 0, debt: 0, other: 0 };
  for (const { name, percentage } of subCategories) {
    const mix = MIXES.get(name) ?? HALVES;
    for (const asset of ASSET_CLASSES) sum[asset] += (percentage * mix[asset]) / 100;
  }
  return sum;
}
