import { getCustomerProposals, type Proposal } from '@prosperx/core/proposal';
import { MINUTE } from '@prosperx/core/time';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';

export const proposalsKey = ['my', 'proposals'] as const;

/** What was proposed to the account that is open, and what the advisor in it is putting together; asked for again while something goes on. */
export function useProposals(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: proposalsKey,
    queryFn: async (reading) =>
      (await api(getCustomerProposals, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.proposals.some(isUnderWay) ? MINUTE : false),
  });
}

const isUnderWay = ({ state, items }: Proposal) =>
  state === 'pending' || items.some(({ step }) => step === 'approved' || step === 'ordered' || step === 'paid');
