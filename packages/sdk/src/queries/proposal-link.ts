import { readProposal } from '@prosperx/core/proposal';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

const numbers = new Map<string, number>();

/** Names what is kept of a link by a number: the token itself would stand in developer tools and logs. */
export function proposalKey(token: string) {
  const number = numbers.get(token) ?? numbers.size;
  numbers.set(token, number);
  return ['proposal', number] as const;
}

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
