import { getNfos } from '@prosperx/core/nfo';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** How often a page that stays open asks again, so that what it counts down to stays true. */
const FIVE_MINUTES = 300_000;

/** All new fund offers by groups, and the server's time. Without a server nothing is asked. */
export function useNfos() {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['nfos'],
    queryFn: async ({ signal }) => (await api(getNfos, { signal })).data,
    enabled: apiBase !== null,
    refetchInterval: FIVE_MINUTES,
  });
}
