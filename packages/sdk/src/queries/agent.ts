import {
  type CustomerNeed,
  type CustomerSort,
  getAgent,
  getAgentOverview,
  getAgentPicture,
  getOwnAgent,
  getPartnerDetails,
  isTransactionAllowed,
  myCustomers,
  uploadAgentPicture,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { enterAccount } from '@prosperx/core/session';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '#api/error-message.js';
import { useServices, useStore } from '#api/services.js';
import { useExclusiveMutation } from '#api/use-exclusive-mutation.js';
import { type AgentStore, pagePlaces, takeCodeBefore } from '#session/agent.js';
import { useSession } from '#session/use-session.js';

/** Reads what the advisor who is signed in sees of themselves. */
export function useOwnAgent() {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'agent', advisor?.agentCode],
    queryFn: async () => (await api(getOwnAgent)).responseData,
    enabled: advisor !== null,
  });
}

/** Reads the advisor of a code, such as that of a link that they have shared. */
export function useAdvisorOf(agentCode: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['agent', agentCode],
    queryFn: async () => (await api(getAgent, { query: { agentCode } })).responseData,
  });
}

function goBack(agent: AgentStore): void {
  const before = takeCodeBefore(pagePlaces());
  if (before === null) agent.getState().forget();
  else agent.getState().keep(before);
}

/** Reads the advisor of a shared link's agent code; a code of nobody gives way to the one before. */
export function useLinkedAgent() {
  const { api, agent } = useServices();
  const { code } = useStore(agent);
  const { advisor } = useSession();
  const { data } = useQuery({
    queryKey: ['agent', code],
    queryFn: async () => {
      try {
        const { responseData } = await api(getAgent, { query: { agentCode: code ?? '' } });
        // nothing leads back any more
        takeCodeBefore(pagePlaces());
        return responseData;
      } catch (error) {
        const isUnknown = error instanceof PxError && error.code === 'agent_unknown';
        // another tab may have brought another meanwhile
        if (isUnknown && agent.getState().code === code) goBack(agent);
        throw error;
      }
    },
    enabled: code !== null && advisor === null,
  });
  return advisor === null && code !== null ? (data ?? null) : null;
}

/** Returns whether the advisor may transact for customers: no, until the server has said yes (specification, platform, section 8). */
export function useTransactionAllowed(): { readonly allowed: boolean; readonly isKnown: boolean } {
  const { api } = useServices();
  const { advisor } = useSession();
  const { data = false, isPending } = useQuery({
    queryKey: ['my', 'transaction-allowed', advisor?.agentCode],
    queryFn: async () =>
      (await api(isTransactionAllowed, { query: { agentCode: advisor?.agentCode ?? '' } })).responseData,
    enabled: advisor !== null,
  });
  return { allowed: data, isKnown: advisor !== null && !isPending };
}

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
    onError: (error) => tellFailure(services, error),
  });
}

/** How often a home that stays open asks again what waits. */
const A_MINUTE = 60_000;

/** Reads what the advisor's home shows: totals, SIP book, and what waits. */
export function useAgentOverview() {
  const { api } = useServices();
  const { advisor } = useSession();
  return useQuery({
    queryKey: ['my', 'agent-overview', advisor?.agentCode],
    queryFn: async ({ signal }) => (await api(getAgentOverview, { signal })).data,
    enabled: advisor !== null,
    refetchInterval: A_MINUTE,
  });
}

/** What a page of the list of customers is of; '' leaves them all. */
export interface CustomerQuery {
  readonly text: string;
  readonly need: CustomerNeed | '';
  readonly sort: CustomerSort;
  /** From 1. */
  readonly page: number;
}

/** A page of the advisor's customers; the page before stays while the next one is fetched. */
export function useCustomers({ text, need, sort, page }: CustomerQuery) {
  const { api } = useServices();
  const { advisor } = useSession();
  const agentCode = advisor?.agentCode ?? '';
  return useQuery({
    queryKey: ['my', 'customers', agentCode, text, need, sort, page],
    queryFn: async ({ signal }) => {
      const query = { agentCode, sort, page, ...(text && { text }), ...(need && { need }) };
      return (await api(myCustomers, { query, signal })).data;
    },
    enabled: advisor !== null,
    placeholderData: keepPreviousData,
  });
}

export type CustomersPage = NonNullable<ReturnType<typeof useCustomers>['data']>;

/** Takes the advisor into the account of a customer; `onEntered` hears of it. A flash says why that failed. */
export function useEnterAccount(onEntered: (encryptedId: string) => void) {
  const services = useServices();
  return useExclusiveMutation({
    mutationFn: async (encryptedId: string) => {
      const entering = services.api(enterAccount, { body: { encryptedId } });
      const { responseData } = await services.loader.getState().during(entering);
      services.session.getState().signedIn(responseData);
      return encryptedId;
    },
    onSuccess: onEntered,
    onError: (error) => tellFailure(services, error),
  });
}
