import { getFundFacts } from '@prosperx/core/fund';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

/** The facts of a fund that its page shows further down. */
export function useFundFacts(schemeId: string) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund-facts', schemeId],
    queryFn: async ({ signal }) => (await api(getFundFacts, { query: { schemeId }, signal })).data,
    enabled: apiBase !== null,
  });
}
