import { getPortfolio } from '@prosperx/core/portfolio';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.js';

/** What the signed-in person holds; read by the portfolio and by the site's home. */
export function usePortfolio(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'portfolio'],
    queryFn: async () => (await api(getPortfolio)).data,
    enabled,
  });
}
