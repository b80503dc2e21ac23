import {
  type Proposals,
  removeFromProposal,
  reviseProposal,
  sendProposal,
  withdrawProposal,
} from '@prosperx/core/proposal';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { keepProposals } from './proposals.js';

/** What an advisor does with their proposals; each answers with all of them. */
export function useProposing() {
  const services = useServices();
  const { api } = services;
  const keep = (answer: Proposals) => keepProposals(services, answer);
  const remove = useExclusiveMutation({
    mutationFn: async (itemId: string) => (await api(removeFromProposal, { body: { itemId } })).responseData,
    onSuccess: keep,
  });
  const send = useExclusiveMutation({
    mutationFn: async (words: string) => (await api(sendProposal, { body: { words } })).responseData,
    onSuccess: keep,
  });
  const revise = useExclusiveMutation({
    mutationFn: async (proposalId: string) => (await api(reviseProposal, { body: { proposalId } })).responseData,
    onSuccess: keep,
  });
  const withdraw = useExclusiveMutation({
    mutationFn: async (proposalId: string) => (await api(withdrawProposal, { body: { proposalId } })).responseData,
    onSuccess: keep,
  });
  return { remove, send, revise, withdraw };
}
