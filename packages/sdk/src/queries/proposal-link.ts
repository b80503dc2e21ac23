import { readProposal } from '@prosperx/core/proposal';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { linkKey } from './link-key.js';

export const proposalKey = (token: string) => linkKey('proposal', token);

/** What the link of a proposal asks for. */
export function useProposal(token: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: proposalKey(token),
    queryFn: async () => (await api(readProposal, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}
