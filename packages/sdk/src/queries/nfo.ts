import { getNfos } from '@prosperx/core/nfo';
import { useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

/** How often a page that stays open asks again, so that what it counts down to stays true. */
const FIVE_MINUTES = 300_000;

/** What reads all new fund offers: the list, and a search among them, share the answer. */
export const nfosQuery = ({ api }: Pick<Services, 'api'>) => ({
  queryKey: ['nfos'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await api(getNfos, { signal })).data,
});

/** All new fund offers by groups, and the server's time. Without a server nothing is asked. */
export function useNfos() {
  const services = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    ...nfosQuery(services),
    enabled: apiBase !== null,
    refetchInterval: FIVE_MINUTES,
  });
}
