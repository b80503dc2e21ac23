import { type FundCategory, SUB_CATEGORIES, type SubCategory } from './categories.js';

/** What names a fund in an address. */
interface FundName {
  readonly schemeName: string;
  readonly category: string;
  readonly subCategory: string;
}

/** Returns where a fund's page is on the site: `{schemeName}-{category}-{subCategory}`, spaces and slashes as hyphens. */
export function fundPath({ schemeName, category, subCategory }: FundName): string {
  const name = [schemeName, category, subCategory]
    .filter((part) => part !== '')
    .map((part) => part.replace(/[\s/]/g, '-'))
    .join('-');
  return `/mutual-fund-detail/${encodeURIComponent(name)}`;
}

/** Names what a fund's address has where its amount was chosen in that fund's own form: it is kept for no other fund. */
export const THIS_FUND_ONLY = 'thisFundOnly';

/** A part of an address; the apostrophe of "Children's" too is written as a code, since XML has another way to write it. */
const encoded = (part: string) => encodeURIComponent(part).replaceAll("'", '%27');

const slugOf = (name: string) => name.replace(/[\s/]+/g, '-');

/** Returns a category as addresses have it: spaces and slashes as hyphens. */
export const categorySlug = (category: FundCategory): string => slugOf(category);

/** Returns the sub-category of a category that a part of an address names; undefined for "All", and for any other text. */
export const subCategoryOf = (category: FundCategory, slug: string): SubCategory | undefined =>
  (SUB_CATEGORIES[category] as readonly SubCategory[]).find(
    (name) => slugOf(name).toLowerCase() === slug.toLowerCase(),
  );

/** Returns where the list of a category's funds is on the site, or of one of its sub-categories. */
export const categoryPath = (category: FundCategory, subCategory?: SubCategory): string =>
  `/mutual-fund-results/${categorySlug(category)}/${subCategory === undefined ? 'All' : encoded(slugOf(subCategory))}`;
