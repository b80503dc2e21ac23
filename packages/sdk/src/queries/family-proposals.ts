import { errorWords } from '@prosperx/core/language';
import { getFamilyProposals, sendFamilyProposal, withdrawFamilyProposal } from '@prosperx/core/proposal';
import { useQuery } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';

const keyOf = (family: string) => ['my', 'family-proposals', family] as const;

/** Returns what an advisor put together for each member of a family, and how far what was sent to them together is. */
export function useFamilyProposals(family: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: keyOf(family),
    queryFn: async () => (await api(getFamilyProposals, { query: { family } })).responseData,
    refetchOnMount: 'always',
  });
}

/** Sends each member their own part; resolves to what became of each. */
export function useSendFamilyProposal(family: string) {
  const { api, queryClient } = useServices();
  return useExclusiveMutation({
    mutationFn: async (words: string) => {
      const { responseData } = await api(sendFamilyProposal, { body: { family, words } });
      // an answer that is no failure may say of a part that it is refused
      if (responseData.outcomes.some(({ fault }) => fault)) await errorWords.fetch?.();
      return responseData;
    },
    onSuccess: ({ members, sets }) => keepAnswer(queryClient, keyOf(family), { members, sets }),
  });
}

/** Withdraws what was sent together, of each member who has not answered. */
export function useWithdrawFamilyProposal(family: string) {
  const { api, queryClient } = useServices();
  return useExclusiveMutation({
    mutationFn: async (setId: string) => (await api(withdrawFamilyProposal, { body: { family, setId } })).responseData,
    onSuccess: (stands) => keepAnswer(queryClient, keyOf(family), stands),
    // one that was answered meanwhile is shown as such
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(family) }),
  });
}
