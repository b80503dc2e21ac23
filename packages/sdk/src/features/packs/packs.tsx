import { QueryState } from '#domain/query-state/query-state.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePacks } from '#queries/pack.js';
import { DataProvider, errorMessage, usePersonKey } from '#services/services.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { packsContract } from './packs.contract.js';
import { packsText } from './packs.text.js';

type Props = ViewProps<typeof packsContract>;

const PackList = lazy(async () => (await import('./pack-list.lazy.js')).PackList);

export function Packs(props: Props) {
  return (
    <DataProvider>
      <PackStates key={usePersonKey()} {...props} />
    </DataProvider>
  );
}

function PackStates(props: Props) {
  const text = useWords(packsText);
  const query = usePacks();
  usePreload(PackList);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      isEmpty={(packs) => packs.length === 0}
      empty={<EmptyState level={2} title={text.none} />}
    >
      {(packs) => <PackList fallback={<SkeletonRows />} packs={packs} {...props} />}
    </QueryState>
  );
}

export const PacksWidget = /* @__PURE__ */ toReact(packsContract, Packs);
