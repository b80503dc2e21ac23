import { DataProvider } from '#data/data-provider.js';
import { usePacks } from '#data/pack-queries.js';
import { sentenceOf } from '#data/services.js';
import { usePart } from '#data/use-part.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import type { packsContract } from './packs.contract.js';
import { packsText as text } from './packs.text.js';

type Props = ViewProps<typeof packsContract>;

const loadList = () => import('./pack-list.js');

export function Packs(props: Props) {
  return (
    <DataProvider>
      <PackStates {...props} />
    </DataProvider>
  );
}

function PackStates(props: Props) {
  const { data: packs, error, refetch } = usePacks();
  const part = usePart(loadList);
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={sentenceOf(error)} action={retry} />
    );
  }
  if (packs?.length === 0) return <EmptyState level={2} title={text.none} />;
  if (packs && part) return <part.PackList packs={packs} {...props} />;
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}
