import { getFundDetail } from '@prosperx/core/fund';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** All that is known of one fund; read by its page and by the way to it. Without a server or an id nothing is asked. */
export function useFund(schemeId: string | undefined) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund', schemeId],
    queryFn: async ({ signal }) => (await api(getFundDetail, { query: { schemeId: schemeId ?? '' }, signal })).data,
    enabled: apiBase !== null && Boolean(schemeId),
  });
}

/** What names a fund in an address. */
interface FundName {
  readonly schemeName: string;
  readonly category: string;
  readonly subCategory: string;
}

/** Where a fund's page is on the site: `{schemeName}-{category}-{subCategory}`, spaces and slashes as hyphens (specification, investing, section 2). */
export function fundPath({ schemeName, category, subCategory }: FundName): string {
  const name = [schemeName, category, subCategory].map((part) => part.replace(/[\s/]/g, '-')).join('-');
  return `/mutual-fund-detail/${encodeURIComponent(name)}`;
}
