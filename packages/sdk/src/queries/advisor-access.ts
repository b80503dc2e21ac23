import { changeAdvisor, getAdvisorActivity, getAgent, setAdvisorAccess } from '@prosperx/core/agent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';

const queryKey = ['my', 'advisor-activity'];

/** Reads who the investor's advisor is, whether they may act, and what advisors did in the account. */
export function useAdvisorActivity() {
  const { api } = useServices();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api(getAdvisorActivity, { signal })).data,
  });
}

/** Ends the advisor's right to act, or gives it back, by the ticket of a code. Rejects with what the server refused. */
export function useSetAdvisorAccess() {
  const { api } = useServices();
  const client = useQueryClient();
  return async (mayAct: boolean, ticket: string): Promise<void> => {
    keepAnswer(client, queryKey, (await api(setAdvisorAccess, { body: { mayAct, ticket } })).data);
  };
}

/** Finds the advisor of a code that the customer has entered. Rejects with `agent_unknown`. */
export function useFindAdvisor() {
  const { api } = useServices();
  return useExclusiveMutation({
    mutationFn: async (agentCode: string) => (await api(getAgent, { query: { agentCode } })).responseData,
  });
}

/** Makes another advisor that of the account holder, by the ticket of a code. Rejects with what the server refused. */
export function useChangeAdvisor() {
  const { api, agent, session } = useServices();
  const client = useQueryClient();
  return async (agentCode: string, ticket: string): Promise<void> => {
    const { data } = await api(changeAdvisor, { body: { agentCode, ticket } });
    keepAnswer(client, queryKey, data);
    const { user } = session.getState();
    // a page that names the advisor of before would log the customer in as theirs, which is refused
    if (agent.getState().code !== null) agent.getState().keep(agentCode);
    if (user) session.getState().userRead({ encryptedId: user.encryptedId, mintAgentCode: agentCode });
  };
}
