import { getAgent, getOwnAgent, isTransactionAllowed } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { type AgentStore, pageStorage, takeCodeBefore } from '#stores/agent.js';

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
  const before = takeCodeBefore(pageStorage());
  if (before === null) agent.getState().forget();
  else agent.getState().keep(before);
}

/** Reads the reader's advisor: of who is signed in their own, whatever link they opened; of a visitor that of a shared link's agent code. A code of nobody gives way to the one before. */
export function useLinkedAgent() {
  const { api, agent } = useServices();
  const { code: linked } = useStore(agent);
  const { advisor, user, status } = useSession();
  // until it is known who reads, nobody is named
  const code = status === 'unknown' ? null : user ? user.mintAgentCode : linked;
  const { data } = useQuery({
    queryKey: ['agent', code],
    queryFn: async () => {
      try {
        const { responseData } = await api(getAgent, { query: { agentCode: code ?? '' } });
        // nothing leads back any more
        takeCodeBefore(pageStorage());
        return responseData;
      } catch (error) {
        const isUnknown = error instanceof PxError && error.code === 'agent_unknown';
        // another tab may have brought another meanwhile
        if (isUnknown && user === null && agent.getState().code === code) goBack(agent);
        throw error;
      }
    },
    enabled: code !== null && advisor === null,
  });
  return advisor === null && code !== null ? (data ?? null) : null;
}

/** Returns whether the advisor may transact for customers: no, until the server has said yes. */
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
