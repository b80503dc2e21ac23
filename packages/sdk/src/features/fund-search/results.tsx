import { formatDateShort } from '@prosperx/core/format';
import { SEARCH_PAGE_SIZE } from '@prosperx/core/fund';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { useReported } from '#data/use-reported.js';
import { Button } from '#ui/button.js';
import { Card } from '#ui/card.js';
import { EmptyState } from '#ui/empty-state.js';
import { Pager } from '#ui/pager.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { useWidget } from '#widget/context.js';
import { useSearchResults } from './fund-search-queries.js';
import { fundSearchText as text } from './fund-search.text.js';
import { NoResults } from './no-results.js';
import { ResultsTable } from './results-table.js';
import type { SearchHandlers } from './use-search-box.js';

export interface ResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  page: number;
}

type Found = NonNullable<ReturnType<typeof useSearchResults>['data']>;

/** The funds that match, or why there are none. */
export function Results({ keywords, page, onOpened }: ResultsProps) {
  const { apiBase } = useWidget();
  const { data, error, refetch, isPlaceholderData } = useSearchResults(keywords, page);
  useReported(error);
  if (apiBase === null) return <p className="fund-search__lead">{text.noServer}</p>;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" title={text.failed} action={retry} />;
  }
  const isEmpty = data?.totalElements === 0;
  return (
    <>
      <p className="fund-search__lead" role="status">
        {data && !isEmpty && text.lead(data.totalElements, lastDate(data))}
      </p>
      {!data && <Waiting />}
      {isEmpty && <NoResults keywords={keywords} onOpened={onOpened} />}
      {data && !isEmpty && (
        <div className="fund-search__found" aria-busy={isPlaceholderData || undefined}>
          <ResultsTable funds={data.content} caption={text.caption(keywords)} onOpened={onOpened} />
          <Pages keywords={keywords} page={page} found={data} />
          <p className="fund-search__note">{text.past}</p>
          <p className="fund-search__note">{RISK_WARNING}</p>
        </div>
      )}
    </>
  );
}

/** The newest date of a NAV among the funds of a page. */
function lastDate({ content }: Found): string | null {
  const [last] = content
    .map(({ lastUpdatedNavDate }) => lastUpdatedNavDate)
    .sort()
    .reverse();
  return last ? formatDateShort(last) : null;
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

function Pages({ keywords, page, found }: { keywords: string; page: number; found: Found }) {
  const { navigate } = useWidget();
  const first = (found.page - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <div className="fund-search__pages">
      <p>{text.range(first, first + found.content.length - 1, found.totalElements)}</p>
      <Pager
        page={page}
        pages={found.totalPages}
        onPage={(wanted) => navigate('/search', { ...(keywords && { keywords }), page: wanted })}
      />
    </div>
  );
}
