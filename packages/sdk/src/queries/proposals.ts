import { getCustomerProposals, type Proposal, type Proposals } from '@prosperx/core/proposal';
import { MINUTE } from '@prosperx/core/time';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, keepAnswer, type Services, useServices } from '#services/services.js';
import { spoken } from './spoken.js';

export const proposalsKey = ['my', 'proposals'] as const;

/** What was proposed to the account that is open, and what the advisor in it is putting together; asked for again while something goes on. */
export function useProposals(enabled: boolean) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(proposalsKey, language),
    queryFn: async (reading) =>
      (await api(getCustomerProposals, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.proposals.some(isUnderWay) ? MINUTE : false),
  });
}

/** Shows what an act of the advisor has left of all of it. */
export function keepProposals({ queryClient, language }: Services, { draft, proposals }: Proposals): void {
  keepAnswer(queryClient, spoken(proposalsKey, language).queryKey, { draft, proposals });
}

const isUnderWay = ({ state, items }: Proposal) =>
  state === 'pending' || items.some(({ step }) => step === 'approved' || step === 'ordered' || step === 'paid');
