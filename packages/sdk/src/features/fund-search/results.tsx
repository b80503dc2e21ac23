import { usePart } from '#api/use-part.js';
import { useReported } from '#api/error-message.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWidget } from '#api/widget-context.js';
import { useSearchResults } from '#queries/fund.js';
import { fundSearchText as text } from './fund-search.text.js';
import type { SearchHandlers } from './use-search-box.js';

export interface ResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  page: number;
}

const loadFound = () => import('./found.js');

/** The funds that match, or why there are none. */
export function Results({ keywords, page, onOpened }: ResultsProps) {
  const { apiBase } = useWidget();
  const { data: found, error, refetch } = useSearchResults(keywords, page);
  const part = usePart(loadFound);
  useReported(error);
  if (apiBase === null) return <p className="fund-search__lead">{text.noServer}</p>;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={text.failed} action={retry} />;
  }
  const isReady = found && part;
  return (
    <>
      <p className="fund-search__lead" role="status">
        {isReady && part.leadOf(found)}
      </p>
      {isReady ? <part.Found keywords={keywords} page={page} found={found} onOpened={onOpened} /> : <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <Card>
      <SkeletonGroup>
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonGroup>
    </Card>
  );
}
