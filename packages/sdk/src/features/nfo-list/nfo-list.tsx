import { QueryState } from '#domain/query-state/query-state.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useNfos } from '#queries/nfo.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { nfoListContract } from './nfo-list.contract.js';
import { nfoListText } from './nfo-list.text.js';

type Props = ViewProps<typeof nfoListContract>;

const Nfos = lazy(async () => (await import('./nfos.lazy.js')).Nfos);

export function NfoList(props: Props) {
  return (
    <DataProvider>
      <NfoStates {...props} />
    </DataProvider>
  );
}

function NfoStates(props: Props) {
  const text = useWords(nfoListText);
  const { apiBase } = useWidget();
  const query = useNfos();
  usePreload(Nfos, apiBase !== null);
  if (apiBase === null) return <EmptyState level={2} title={text.noServer} />;
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<Waiting />}>
      {(list) => <Nfos fallback={<Waiting />} list={list} {...props} />}
    </QueryState>
  );
}

const Waiting = () => (
  <Card>
    <SkeletonRows rows={5} />
  </Card>
);

export const NfoListWidget = /* @__PURE__ */ toReact(nfoListContract, NfoList);
