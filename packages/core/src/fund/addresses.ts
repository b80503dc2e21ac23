import type { FundCategory } from './categories.js';

/** What names a fund in an address. */
interface FundName {
  readonly schemeName: string;
  readonly category: string;
  readonly subCategory: string;
}

/** Returns where a fund's page is on the site: `{schemeName}-{category}-{subCategory}`, spaces and slashes as hyphens (specification, investing, section 2). */
export function fundPath({ schemeName, category, subCategory }: FundName): string {
  const name = [schemeName, category, subCategory].map((part) => part.replace(/[\s/]/g, '-')).join('-');
  return `/mutual-fund-detail/${encodeURIComponent(name)}`;
}

/** Returns a category as addresses have it: spaces and slashes as hyphens. */
export const categorySlug = (category: FundCategory): string => category.replace(/[\s/]+/g, '-');

/** Returns where the list of a category's funds is on the site. */
export const categoryPath = (category: FundCategory): string => `/mutual-fund-results/${categorySlug(category)}/All`;
