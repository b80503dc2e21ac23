import { MAX_SHARED_NFOS, type Nfo, type NfoSort, type NfoStatus, readNfoStatuses } from '@prosperx/core/nfo';
import { useState } from 'react';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useServices, useStore } from '#services/services.js';
import type { ViewProps } from '#widget/contract.js';
import type { nfoListContract } from './nfo-list.contract.js';

type Props = ViewProps<typeof nfoListContract>;

interface Choice {
  readonly status: string;
  readonly sort: NfoSort | '';
}

/** Returns what the reader wants to see: groups and their order. The page hears of each change. */
export function useNfoChoice({ status: givenStatus, sort: givenSort, ...on }: Props) {
  const [{ status, sort }, set] = useLastSet<Choice>({
    status: givenStatus,
    sort: givenSort ?? '',
  });
  const change = (edit: Partial<Choice>) => {
    const next = set(edit);
    on.onChanged?.({ status: next.status, sort: next.sort });
  };
  return {
    statuses: readNfoStatuses(status),
    sort: sort || null,
    filter: (statuses: readonly NfoStatus[]) => change({ status: statuses.join(',') }),
    sortBy: (next: NfoSort | null) => change({ sort: next ?? '' }),
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
