import { readProposal } from '@prosperx/core/proposal';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { linkKey } from './link-key.js';
import { spoken } from './spoken.js';

export const proposalKey = (token: string) => linkKey('proposal', token);

/** What the link of a proposal asks for. */
export function useProposal(token: string) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(proposalKey(token), language),
    queryFn: async () => (await api(readProposal, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}
