import { type DeskStand, getDeskProposals, reviseProposal, withdrawDeskProposal } from '@prosperx/core/proposal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showErrorFlash } from '#services/error-message.js';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { enter } from './customers.js';

/** What a page of all proposals is of; '' leaves them all. */
export interface DeskQuery {
  readonly stand: DeskStand | '';
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

const KEY = ['my', 'desk-proposals'] as const;

/** A page of all proposals of the advisor who is signed in; the page before stays while the next one is fetched. */
export function useDeskProposals({ stand, text, page }: DeskQuery) {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: [...KEY, advisor?.agentCode, stand, text, page],
    queryFn: async (reading) => {
      const query = { page, ...(stand && { stand }), ...(text && { text }) };
      const background = isBackgroundRefetch(reading);
      return (await api(getDeskProposals, { query, background, signal: reading.signal })).data;
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

interface Withdrawing {
  /** Hears that it has ended, whatever came of it. */
  readonly onDone: () => void;
  /** Hears that it is withdrawn, once that is shown. */
  readonly onWithdrawn: () => void;
}

/** Withdraws a proposal, which a flash says; one that was answered meanwhile is shown as such. */
export function useWithdrawDeskProposal(said: string, { onDone, onWithdrawn }: Withdrawing) {
  const services = useServices();
  const { api, flash, queryClient } = services;
  const end = () => {
    onDone();
    return queryClient.invalidateQueries({ queryKey: KEY });
  };
  return useExclusiveMutation({
    mutationFn: async (proposalId: string) => {
      await api(withdrawDeskProposal, { body: { proposalId } });
    },
    onSuccess: async () => {
      await end();
      flash.getState().show('success', said);
      onWithdrawn();
    },
    onError: (error) => {
      showErrorFlash(services, error);
      return end();
    },
  });
}

interface Opened {
  readonly encryptedId: string;
  readonly proposalId: string;
  /** Puts a new version of it together in the account. */
  readonly isAnew: boolean;
}

/** Takes the advisor into the account to which something was proposed. */
export function useOpenProposal(onOpened: () => void) {
  const services = useServices();
  const { api, loader } = services;
  return useExclusiveMutation({
    mutationFn: ({ encryptedId, proposalId, isAnew }: Opened) =>
      loader.getState().during(
        (async () => {
          await enter(services, encryptedId);
          // what hinders a new version is told in the account, where the advisor is by now
          if (isAnew)
            await api(reviseProposal, { body: { proposalId } }).catch((error: unknown) =>
              showErrorFlash(services, error),
            );
        })(),
      ),
    onSuccess: onOpened,
    onError: (error) => showErrorFlash(services, error),
    meta: { changesPerson: true },
  });
}
