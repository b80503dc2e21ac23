import type { FundSummary } from '@prosperx/core/fund';

/** Where a fund's page is on the site: `{schemeName}-{category}-{subCategory}`, spaces and slashes as hyphens (specification, investing, section 2). */
export function fundPath({ schemeName, category, subCategory }: Pick<FundSummary, 'schemeName' | 'category' | 'subCategory'>): string {
  const name = [schemeName, category, subCategory].map((part) => part.replace(/[\s/]/g, '-')).join('-');
  return `/mutual-fund-detail/${encodeURIComponent(name)}`;
}
