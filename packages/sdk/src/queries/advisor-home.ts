import {
  type ApprovedKind,
  type CustomerNeed,
  getAgentOverview,
  getAgentPicture,
  getPartnerDetails,
  uploadAgentPicture,
  WAITING_SHOWN,
  type WaitingCustomer,
  waitingSum,
} from '@prosperx/core/agent';
import type { ReplyOf } from '@prosperx/core/http';
import { MINUTE } from '@prosperx/core/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { spoken } from './spoken.js';

/** Returns whether the advisor's partner has verified them, and where they complete that. */
export function usePartnerDetails() {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'partner-details', advisor?.agentCode],
    queryFn: async () => (await api(getPartnerDetails, { query: { agentCode: advisor?.agentCode ?? '' } })).data,
    enabled: advisor !== null,
  });
}

/** Returns the address of the advisor's picture; null where there is none, or it is not known yet. */
export function useAgentPicture(): string | null {
  const { api } = useServices();
  const { advisor } = useSession();
  const { data } = useQuery({
    queryKey: ['my', 'agent-picture', advisor?.agentCode],
    queryFn: async () => (await api(getAgentPicture)).responseData,
    enabled: advisor !== null,
  });
  return data?.url ?? null;
}

/** Sends another picture of the advisor; a flash says that it is kept, or why not. */
export function useChangePicture(kept: string) {
  const services = useServices();
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async (picture: File) => {
      const file = new Uint8Array(await picture.arrayBuffer());
      await services.api(uploadAgentPicture, { query: {}, body: { file } });
    },
    onSuccess: () => {
      services.flash.getState().show('success', kept);
      return client.invalidateQueries({ queryKey: ['my', 'agent-picture'] });
    },
    onError: (error) => showErrorFlash(services, error),
  });
}

/** An account that needs something, as the home shows it; `about` says what was approved, of `order`. */
export interface WaitingRow extends Omit<WaitingCustomer, 'need'> {
  readonly need: CustomerNeed;
  readonly about?: ApprovedKind;
}

/** What is approved and lapses soon comes before what else waits, each account once; `waits` counts all of it. */
function withApproved({ approved, counts, waiting, ...rest }: ReplyOf<typeof getAgentOverview>['data']) {
  const first = approved.accounts.map((row) => ({
    ...row,
    need: 'order' as const,
    isAsked: false,
    reason: '',
    missedAt: null,
  }));
  const ids = new Set(first.map(({ encryptedId }) => encryptedId));
  const rows: readonly WaitingRow[] = [...first, ...waiting.filter(({ encryptedId }) => !ids.has(encryptedId))];
  const needs = { ...counts, order: approved.count };
  const { dueTasks: task, birthdays: birthday, openLeads: lead } = rest;
  const waits = waitingSum({ ...needs, task, birthday, lead });
  return { ...rest, counts: needs, waits, waiting: rows.slice(0, WAITING_SHOWN) };
}

/** Reads what the advisor's home shows: totals, SIP book, and what waits. A home that stays open asks again each minute. */
export function useAgentOverview() {
  const { api, language } = useServices();
  const { advisor } = useSession();
  return useQuery({
    ...spoken(['my', 'agent-overview', advisor?.agentCode], language),
    queryFn: async ({ signal }) => withApproved((await api(getAgentOverview, { signal })).data),
    enabled: advisor !== null,
    refetchInterval: MINUTE,
  });
}
