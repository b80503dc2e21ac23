import { formatDateShort } from '@prosperx/core/format';
import { useReported } from '#api/error-message.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWidget } from '#api/widget-context.js';
import { type FoundPage, useSearchResults } from '#queries/fund.js';
import { foundText } from './found.text.js';
import { fundSearchText as text } from './fund-search.text.js';
import type { SearchHandlers } from './use-search-box.js';

export interface ResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  page: number;
}

const Found = lazy(async () => (await import('./found.lazy.js')).Found);

/** The funds that match, or why there are none. */
export function Results({ keywords, page, onOpened }: ResultsProps) {
  const { apiBase } = useWidget();
  const { data: found, error, refetch } = useSearchResults(keywords, page);
  usePreload(Found);
  useReported(error);
  if (apiBase === null) return <p className="fund-search__lead">{text.noServer}</p>;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={text.failed} action={retry} />;
  }
  return (
    <>
      <p className="fund-search__lead" role="status">
        {found && leadOf(found)}
      </p>
      {found ? (
        <Found fallback={<Waiting />} keywords={keywords} page={page} found={found} onOpened={onOpened} />
      ) : (
        <Waiting />
      )}
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

/** How many there are, and to which day their returns are told: that of the newest NAV on the page. */
function leadOf({ totalElements, content }: FoundPage): string | null {
  if (totalElements === 0) return null;
  const [last] = content
    .map(({ lastUpdatedNavDate }) => lastUpdatedNavDate)
    .sort()
    .reverse();
  return foundText.lead(totalElements, last ? formatDateShort(last) : null);
}
