import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface Draft<Typed> {
  /** As it was found; null: nothing was left. */
  readonly found: Typed | null;
  keep(typed: Typed | null): void;
}

/**
 * Keeps what was typed and not saved yet: a person who goes elsewhere on the page and comes back finds it, until they save or discard it. It is known to
 * this page alone, and forgotten with the person.
 */
export function useDraft<Typed>(name: string): Draft<Typed> {
  const queryClient = useQueryClient();
  const queryKey = ['my', 'draft', name];
  const [found] = useState(() => queryClient.getQueryData<Typed | null>(queryKey) ?? null);
  useEffect(() => queryClient.setQueryDefaults(['my', 'draft'], { gcTime: Infinity }), [queryClient]);
  return { found, keep: (typed) => void queryClient.setQueryData(queryKey, typed) };
}

/** Keeps a draft in step with what is typed. */
export function useKept<Typed>(draft: Draft<Typed> | undefined, typed: Typed | null): void {
  useEffect(() => draft?.keep(typed));
}
