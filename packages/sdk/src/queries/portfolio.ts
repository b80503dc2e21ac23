import { getPortfolio } from '@prosperx/core/portfolio';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#api/services.js';

/** Returns what the signed-in person holds; read by the portfolio and by the site's home. */
export function usePortfolio(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'portfolio'],
    queryFn: async (reading) => (await api(getPortfolio, { background: isBackgroundRefetch(reading) })).data,
    enabled,
  });
}
