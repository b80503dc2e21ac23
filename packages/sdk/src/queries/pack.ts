import { getPacks } from '@prosperx/core/pack';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

export function usePacks() {
  const { api } = useServices();
  return useQuery({ queryKey: ['packs'], queryFn: async () => (await api(getPacks)).data });
}
