import { spoken } from '#language/index.js';
import type { FundCategory } from './categories.js';

/** The names under which people know the categories; the keys are those of the wire. */
export const fundCategoryText: Readonly<Record<FundCategory, string>> = {
  Equity: 'Equity',
  ELSS: 'ELSS',
  'Fixed Income': 'Debt',
  Allocation: 'Hybrid',
  'Money Market/Liquid': 'Liquid',
};

const names: Readonly<Record<string, string | undefined>> = fundCategoryText;

/** Returns the name of a category of the wire; an unknown one keeps its own. */
export const categoryName = /* @__PURE__ */ spoken({
  categoryName: (category: string): string => names[category] ?? category,
});

/** Returns the title of the list of a category's or sub-category's funds, by its name. */
export const fundsTitle = /* @__PURE__ */ spoken({
  fundsTitle: (name: string): string => {
    if (name.endsWith('Funds')) return name;
    return name.endsWith('ETF') ? `${name}s` : `${name} funds`;
  },
});

/** Returns category and sub-category of a scheme; one name where they are the same. */
export const fundKind = /* @__PURE__ */ spoken({
  fundKind: (category: string, subCategory: string): string =>
    categoryName(category) === subCategory ? subCategory : `${categoryName(category)}, ${subCategory}`,
});
