import { MAX_SHARED_NFOS, type Nfo, type NfoSort, type NfoStatus, readNfoStatuses } from '@prosperx/core/nfo';
import { useState } from 'react';
import { useServices, useStore } from '#api/services.js';
import type { ViewProps } from '#widget/contract.js';
import type { nfoListContract } from './nfo-list.contract.js';

type Props = ViewProps<typeof nfoListContract>;

/** A value that the reader changes, until the page gives another. */
function useOwn<Value extends string>(given: Value) {
  const [own, setOwn] = useState({ given, value: given });
  if (own.given !== given) setOwn({ given, value: given });
  return [own.given === given ? own.value : given, (value: Value) => setOwn({ given, value })] as const;
}

/** Returns what the reader wants to see: groups, order, and the offer whose details are open. The page hears of each change. */
export function useNfoChoice({ status: givenStatus, sort: givenSort, nfo: givenNfo, ...on }: Props) {
  const [status, setStatus] = useOwn(givenStatus);
  const [sort, setSort] = useOwn<NfoSort | ''>(givenSort ?? '');
  const [nfo, setNfo] = useOwn(givenNfo);
  const change = (nextStatus: string, nextSort: NfoSort | '') => {
    setStatus(nextStatus);
    setSort(nextSort);
    on.onChanged?.({ status: nextStatus, sort: nextSort });
  };
  return {
    statuses: readNfoStatuses(status),
    sort: sort || null,
    filter: (statuses: readonly NfoStatus[]) => change(statuses.join(','), sort),
    sortBy: (next: NfoSort | null) => change(status, next ?? ''),
    opened: nfo,
    open: (id: string) => {
      setNfo(id);
      on.onOpened?.({ nfo: id });
    },
  };
}

export type NfoChoice = ReturnType<typeof useNfoChoice>;

/** Returns which offers an advisor has chosen to share; null for everybody else. */
export function useNfoSelection() {
  const { session } = useServices();
  const { advisor } = useStore(session);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (!advisor) return null;
  return {
    isChecked: ({ encryptedSchemeId }: Nfo) => ids.has(encryptedSchemeId),
    isFull: ids.size >= MAX_SHARED_NFOS,
    check: ({ encryptedSchemeId: id }: Nfo, isChecked: boolean) => {
      const next = new Set(ids);
      if (isChecked) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}

export type NfoSelection = NonNullable<ReturnType<typeof useNfoSelection>>;
