import { type InvestmentInput, investmentInputSchema } from '@prosperx/core/cart';
import { addToProposal } from '@prosperx/core/proposal';
import * as z from 'zod/mini';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { keepProposals } from './proposals.js';

/** Adds a lumpsum or a SIP to what an advisor is putting together, without the cart. */
export function useProposeInvestment() {
  const services = useServices();
  return useExclusiveMutation({
    mutationFn: async (input: InvestmentInput) => {
      const change = { ...(z.encode(investmentInputSchema, input) as Record<string, unknown>) };
      return (await services.api(addToProposal, { body: { call: 'saveInvestment', change } })).responseData;
    },
    onSuccess: (answer) => keepProposals(services, answer),
  });
}
