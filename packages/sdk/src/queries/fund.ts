import { getFundDetail } from '@prosperx/core/fund';
import { useQuery } from '@tanstack/react-query';
import { useWidget } from '#api/widget-context.js';
import { useServices } from '#api/services.js';

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
