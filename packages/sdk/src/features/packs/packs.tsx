import { DataProvider } from '#api/data-provider.js';
import { usePacks } from '#queries/pack.js';
import { sentenceOf } from '#api/services.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import type { packsContract } from './packs.contract.js';
import { packsText as text } from './packs.text.js';

type Props = ViewProps<typeof packsContract>;

const PackList = lazy(async () => (await import('./pack-list.lazy.js')).PackList);

export function Packs(props: Props) {
  return (
    <DataProvider>
      <PackStates {...props} />
    </DataProvider>
  );
}

function PackStates(props: Props) {
  const { data: packs, error, refetch } = usePacks();
  usePreload(PackList);
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={sentenceOf(error)} action={retry} />
    );
  }
  if (packs?.length === 0) return <EmptyState level={2} title={text.none} />;
  if (packs) return <PackList fallback={<Waiting />} packs={packs} {...props} />;
  return <Waiting />;
}

const Waiting = () => (
  <SkeletonGroup>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);
