import { getHeldElsewhere, importHeldElsewhere, removeHeldElsewhere } from '@prosperx/core/portfolio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

const KEY = ['my', 'held-elsewhere'] as const;

/** Returns what an imported statement says is held elsewhere; null while none is imported. */
export function useHeldElsewhere() {
  const { api } = useServices();
  return useQuery({ queryKey: KEY, queryFn: async () => (await api(getHeldElsewhere)).data });
}

/** Imports a statement, by its JSON, and removes what was imported. */
export function useChangeElsewhere() {
  const { api } = useServices();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (statement: string) => api(importHeldElsewhere, { body: { statement } }),
    onSuccess: ({ responseData }) => client.setQueryData(KEY, responseData),
  });
  const remove = useMutation({
    mutationFn: () => api(removeHeldElsewhere, { body: {} }),
    onSuccess: () => client.setQueryData(KEY, null),
  });
  return { save, remove };
}
