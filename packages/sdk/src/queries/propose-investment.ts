import { type InvestmentInput, investmentInputSchema } from '@prosperx/core/cart';
import { addToProposal } from '@prosperx/core/proposal';
import * as z from 'zod/mini';
import { keepAnswer, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { proposalsKey } from './proposals.js';

/** Adds a lumpsum or a SIP to what an advisor is putting together, without the cart. */
export function useProposeInvestment() {
  const { api, queryClient } = useServices();
  return useExclusiveMutation({
    mutationFn: async (input: InvestmentInput) => {
      const change = { ...(z.encode(investmentInputSchema, input) as Record<string, unknown>) };
      return (await api(addToProposal, { body: { call: 'saveInvestment', change } })).responseData;
    },
    onSuccess: ({ draft, proposals }) => keepAnswer(queryClient, proposalsKey, { draft, proposals }),
  });
}
