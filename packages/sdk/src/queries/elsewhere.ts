import {
  getElsewhereFigures,
  getHeldElsewhere,
  importHeldElsewhere,
  removeHeldElsewhere,
} from '@prosperx/core/portfolio';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';

const KEY = ['my', 'held-elsewhere'] as const;

/** Returns what an imported statement says is held elsewhere; null while none is imported. */
export function useHeldElsewhere() {
  const { api } = useServices();
  return useQuery({ queryKey: KEY, queryFn: async () => (await api(getHeldElsewhere)).data });
}

const FIGURES = ['my', 'elsewhere-figures'] as const;

/** Returns what the transactions of an imported statement come to, with the gains of a year; of the year that runs for null. */
export function useElsewhereFigures(year: number | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...FIGURES, year],
    queryFn: async () => (await api(getElsewhereFigures, { query: { ...(year !== null && { year }) } })).data,
    placeholderData: keepPreviousData,
  });
}

interface Import {
  /** Its JSON. */
  readonly statement: string;
  readonly withTransactions: boolean;
}

/** Imports a statement, and removes what was imported. */
export function useChangeElsewhere() {
  const { api } = useServices();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: Import) => api(importHeldElsewhere, { body }),
    onSuccess: ({ responseData }) => {
      keepAnswer(client, KEY, responseData);
      return client.invalidateQueries({ queryKey: FIGURES });
    },
  });
  const remove = useMutation({
    mutationFn: () => api(removeHeldElsewhere, { body: {} }),
    onSuccess: () => {
      keepAnswer(client, KEY, null);
      client.removeQueries({ queryKey: FIGURES });
    },
  });
  return { save, remove };
}
