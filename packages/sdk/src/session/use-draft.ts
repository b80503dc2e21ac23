import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOwnSite } from '#services/own-site.js';
import { useWidget } from '#services/widget-context.js';
import { readStoredDraft, storeDraft } from '#stores/draft-storage.js';
import { useSession } from './use-session.js';

export interface Draft<Typed> {
  /** As it was found; null: nothing was left. */
  readonly found: Typed | null;
  keep(typed: Typed | null): void;
}

/** What was typed, with what each field showed when its typing began. */
interface Versioned<Typed> {
  readonly typed: Typed;
  readonly from: Partial<Typed>;
}

/** Returns of a draft the fields whose saved values are still those over which they were typed: the others yield to what is newer. */
function upToDate<Typed extends object>(
  kept: Versioned<Typed> | null,
  saved: Partial<Typed>,
  withoutSecrets: (values: Typed) => object,
): Versioned<Typed> | null {
  if (!kept?.typed || !kept.from) return null;
  const [from, now] = [kept.from, saved].map((values) => ({ ...values, ...withoutSecrets(values as Typed) }));
  const names = (Object.keys(kept.typed) as (keyof Typed)[]).filter(
    (name) => JSON.stringify(from?.[name]) === JSON.stringify(now?.[name]),
  );
  const pick = (values: Partial<Typed>) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return names.length === 0 ? null : { typed: pick(kept.typed) as Typed, from: pick(kept.from) as Partial<Typed> };
}

/** Notes with what is typed over which saved values its typing began. */
function useVersions<Typed extends object>(found: Versioned<Typed> | null, saved: Partial<Typed>) {
  const from = useRef<Partial<Typed>>(found?.from ?? {});
  return (typed: Typed | null): Versioned<Typed> | null => {
    const names = Object.keys(typed ?? {}) as (keyof Typed)[];
    const before = from.current;
    from.current = Object.fromEntries(
      names.map((name) => [name, name in before ? before[name] : saved[name]]),
    ) as Partial<Typed>;
    return typed && { typed, from: from.current };
  };
}

const everything = <Typed>(typed: Typed) => typed;

/** Whose it is: the person's before the page, or an advisor's at their desk, who find it after they were in a customer's account too. */
type Owner = 'my' | 'desk';

function useCachedDraft<Typed>(name: string, owner: Owner) {
  const queryClient = useQueryClient();
  const queryKey = [owner, 'draft', name];
  const [found] = useState(() => queryClient.getQueryData<Versioned<Typed> | null>(queryKey) ?? null);
  useEffect(() => queryClient.setQueryDefaults([owner, 'draft'], { gcTime: Infinity }), [queryClient, owner]);
  return { found, keep: (typed: Versioned<Typed> | null) => void queryClient.setQueryData(queryKey, typed) };
}

/**
 * Keeps what was typed and not saved yet: a person who goes elsewhere on the page and comes back finds it, until they save or discard it. It is known to
 * this page alone, and forgotten with the person. `saved` is what its fields show without it: one that has changed since yields to it.
 */
export function useDraft<Typed extends object>(name: string, saved: Partial<Typed>): Draft<Typed> {
  const memory = useCachedDraft<Typed>(name, 'my');
  const [found] = useState(() => upToDate(memory.found, saved, everything));
  const versioned = useVersions(found, saved);
  return { found: found?.typed ?? null, keep: (typed) => memory.keep(versioned(typed)) };
}

/**
 * A draft that outlasts a reload of its tab too, but for what `withoutSecrets` takes out of it: that is in no storage. Neither is anything on
 * a partner's page, whose other scripts read its storage.
 */
export function useStoredDraft<Typed extends object>(
  name: string,
  saved: Typed,
  withoutSecrets: (typed: Typed) => object = everything,
  owner: Owner = 'my',
): Draft<Typed> {
  const memory = useCachedDraft<Typed>(name, owner);
  const mayStore = isOwnSite(useWidget().apiBase);
  const person = useSession().user?.encryptedId ?? '';
  const [found] = useState(() =>
    upToDate(
      memory.found ?? (mayStore ? (readStoredDraft(person, name) as Versioned<Typed> | null) : null),
      saved,
      withoutSecrets,
    ),
  );
  const versioned = useVersions(found, saved);
  const kept = useRef('');
  return {
    found: found?.typed ?? null,
    keep: (typed) => {
      const draft = versioned(typed);
      memory.keep(draft);
      if (!mayStore) return;
      const open = draft && { typed: withoutSecrets(draft.typed), from: withoutSecrets(draft.from as Typed) };
      const text = JSON.stringify(open);
      if (text === kept.current) return;
      kept.current = text;
      storeDraft(person, name, open === null || Object.keys(open.typed).length === 0 ? null : open);
    },
  };
}

/** A draft of an advisor at their desk, which they find again when they come back from the account of a customer. */
export const useDeskDraft = <Typed extends object>(name: string, saved: Typed): Draft<Typed> =>
  useStoredDraft(name, saved, everything, 'desk');

/** Keeps a draft in step with what is typed. */
export function useAutosaveDraft<Typed>(draft: Draft<Typed> | undefined, typed: Typed | null): void {
  useEffect(() => draft?.keep(typed));
}
