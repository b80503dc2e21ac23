import { getFoliosForScheme } from '@prosperx/core/portfolio';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** The folios that the signed-in person has with the fund house of a scheme. */
export function useFoliosForScheme(schemeId: string, enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'folios-for-scheme', schemeId],
    queryFn: async ({ signal }) => (await api(getFoliosForScheme, { query: { schemeId }, signal })).data,
    enabled: enabled && schemeId !== '',
  });
}
