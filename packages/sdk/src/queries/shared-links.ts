import { getSharedLinks, revokeShortLink } from '@prosperx/core/share';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

const LINKS = ['my', 'shared-links'] as const;

/** Reads a page, from 0, of the links that the advisor who is signed in has shared; asks nothing for anybody else. */
export function useSharedLinks(page: number) {
  const { api } = useServices();
  const { advisor, user } = useSession();
  return useQuery({
    queryKey: [...LINKS, advisor?.agentCode, page],
    queryFn: async (reading) => {
      const query = page > 0 ? { page: String(page) } : {};
      return (await api(getSharedLinks, { query, background: isBackgroundRefetch(reading) })).data;
    },
    enabled: advisor !== null && user === null,
    placeholderData: keepPreviousData,
  });
}

/** Ends a link that the advisor shared. */
export function useRevokeLink() {
  const { api } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api(revokeShortLink, { body: { code } }),
    onSettled: () => client.invalidateQueries({ queryKey: LINKS }),
  });
}
