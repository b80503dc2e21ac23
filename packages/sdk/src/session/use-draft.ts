import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readStoredDraft, storeDraft } from './draft-storage.js';
import { useSession } from './use-session.js';

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

/** A draft that outlasts a reload of its tab too, but for what `withoutSecrets` takes out of it: that is in no storage. */
export function useStoredDraft<Typed extends object>(
  name: string,
  withoutSecrets: (typed: Typed) => object = (typed) => typed,
): Draft<Typed> {
  const draft = useDraft<Typed>(name);
  const person = useSession().user?.encryptedId ?? '';
  const [stored] = useState(() => (draft.found ? null : readStoredDraft(person, name)));
  const kept = useRef('');
  return {
    found: draft.found ?? (stored as Typed | null),
    keep: (typed) => {
      draft.keep(typed);
      const open = typed && withoutSecrets(typed);
      const isNothing = open === null || Object.keys(open).length === 0;
      const text = JSON.stringify(open);
      if (text === kept.current) return;
      kept.current = text;
      storeDraft(person, name, isNothing ? null : open);
    },
  };
}

/** Keeps a draft in step with what is typed. */
export function useKept<Typed>(draft: Draft<Typed> | undefined, typed: Typed | null): void {
  useEffect(() => draft?.keep(typed));
}
