import { useSyncExternalStore } from 'react';

/** Ids that a browser keeps, in the order in which they stand there. */
export interface IdList {
  get(): readonly string[];
  set(ids: readonly string[]): void;
  subscribe(heard: () => void): () => void;
}

function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Makes a list of ids that is kept under a key: for this browser (`localStorage`) or for this window (`sessionStorage`). A page may forbid
 * storage altogether, as a sandboxed frame does; the list then lasts as long as the page.
 */
export function idList(key: string, storage: () => Storage): IdList {
  const heard = new Set<() => void>();
  const raw = () => {
    try {
      return storage().getItem(key);
    } catch {
      return text;
    }
  };
  let text: string | null = null;
  let ids: readonly string[] = [];
  return {
    get: () => {
      const now = raw();
      // the same list until it changes, as React asks
      if (now !== text) [text, ids] = [now, readIds(now)];
      return ids;
    },
    set: (next) => {
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        [text, ids] = [JSON.stringify(next), next];
      }
      heard.forEach((hear) => hear());
    },
    subscribe: (hear) => {
      heard.add(hear);
      // another window of this browser has changed what it keeps
      addEventListener('storage', hear);
      return () => {
        heard.delete(hear);
        removeEventListener('storage', hear);
      };
    },
  };
}

/** Returns a list as it is kept now, and again whenever it changes. */
export const useIdList = (list: IdList): readonly string[] => useSyncExternalStore(list.subscribe, list.get, list.get);
