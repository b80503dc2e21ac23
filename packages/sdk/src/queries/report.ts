import { getCustomerReport } from '@prosperx/core/report';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

/** Reads what the customers of the advisor who is signed in have invested; asks nothing for anybody else. Fails with `not_found` for those who get no report. */
export function useCustomerReport() {
  const { api } = useServices();
  const { advisor, user } = useSession();
  return useQuery({
    queryKey: ['my', 'customer-report', advisor?.agentCode],
    queryFn: async (reading) => (await api(getCustomerReport, { background: isBackgroundRefetch(reading) })).data,
    enabled: advisor !== null && user === null,
  });
}
