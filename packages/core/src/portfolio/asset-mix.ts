import { SUB_CATEGORIES } from '#fund/index.js';
import { taxClassOf } from '#tax/index.js';
import type { Portfolio } from './api.js';

/** The classes of assets that money lies in. */
export const ASSET_CLASSES = ['equity', 'debt', 'other'] as const;
/** One of `ASSET_CLASSES`. */
export type AssetClass = (typeof ASSET_CLASSES)[number];

/** Per cent of the whole by class; 100 in sum, or nothing at all. */
export type AssetMix = Readonly<Record<AssetClass, number>>;

/** The shares of a fund by the equity that its sub-category holds; of one between, halves. */
const MIX: Readonly<Record<ReturnType<typeof taxClassOf>['taxClass'], AssetMix>> = {
  equity: { equity: 1, debt: 0, other: 0 },
  debt: { equity: 0, debt: 1, other: 0 },
  hybrid: { equity: 0.5, debt: 0.5, other: 0 },
  other: { equity: 0, debt: 0, other: 1 },
};

const categoryOf = (subCategory: string): string =>
  Object.entries(SUB_CATEGORIES).find(([, names]) => (names as readonly string[]).includes(subCategory))?.[0] ?? '';

/** Returns how a portfolio is spread over classes of assets, by the sub-categories of its schemes: an estimate, since what each scheme holds is not known. */
export function assetMixOf(subCategories: Portfolio['subCategoryDistribution']): AssetMix {
  const sum = { equity: 0, debt: 0, other: 0 };
  for (const { name, percentage } of subCategories) {
    const mix = MIX[taxClassOf({ name: '', category: categoryOf(name), subCategory: name }).taxClass];
    for (const asset of ASSET_CLASSES) sum[asset] += percentage * mix[asset];
  }
  return sum;
}
