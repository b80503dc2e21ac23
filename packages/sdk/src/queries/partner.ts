import { disconnectPartner, getConnectedPartners } from '@prosperx/core/partner';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** The key under which the partners are kept who may log the account holder in. */
export const connectedKey = ['my', 'connected-partners'] as const;

/** The partners who may log the account holder in. */
export function useConnectedPartners() {
  const { api } = useServices();
  return useQuery({ queryKey: connectedKey, queryFn: async () => (await api(getConnectedPartners)).data });
}

/** Ends what a partner may do. Fails with `not_found` where that has ended already. */
export function useDisconnectPartner(onError: (error: unknown) => void) {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (partnerId: string) => api(disconnectPartner, { body: { partnerId } }),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: connectedKey }),
  });
}
