import { getAdvisorActivity, setAdvisorAccess } from '@prosperx/core/agent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

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
    client.setQueryData(queryKey, (await api(setAdvisorAccess, { body: { mayAct, ticket } })).data);
  };
}
