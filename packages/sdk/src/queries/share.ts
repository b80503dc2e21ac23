import type { BodyOf } from '@prosperx/core/http';
import { getShortLink, shareCalculator } from '@prosperx/core/share';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** Has the server make link and picture of a plan that an advisor shares, and send them where a receiver is named. */
export function useShareCalculator() {
  const { api } = useServices();
  return useMutation({ mutationFn: (body: BodyOf<typeof shareCalculator>) => api(shareCalculator, { body }) });
}

/** Returns the short address of a page that an advisor is about to share; the page's own until that is known, or where it cannot be had. */
export function useShortLink(kind: BodyOf<typeof getShortLink>['kind'], url: string, isEnabled: boolean): string {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['my', 'short-link', kind, url],
    queryFn: async () => (await api(getShortLink, { body: { kind, url } })).data.url,
    enabled: isEnabled,
    staleTime: Infinity,
  });
  return data ?? url;
}
