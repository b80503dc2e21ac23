/** What names a fund in an address. */
export interface FundName {
  readonly schemeName: string;
  readonly category: string;
  readonly subCategory: string;
}

/** Where a fund's page is on the site: `{schemeName}-{category}-{subCategory}`, spaces and slashes as hyphens (specification, investing, section 2). */
export function fundPath({ schemeName, category, subCategory }: FundName): string {
  const name = [schemeName, category, subCategory].map((part) => part.replace(/[\s/]/g, '-')).join('-');
  return `/mutual-fund-detail/${encodeURIComponent(name)}`;
}
