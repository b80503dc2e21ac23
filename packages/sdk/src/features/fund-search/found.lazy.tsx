import { SEARCH_PAGE_SIZE } from '@prosperx/core/fund';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useStyles } from '#theme/use-styles.js';
import { Pager } from '#primitives/display/pager.js';
import { useWidget } from '#api/widget-context.js';
import css from './found.css?inline';
import type { FoundPage } from '#queries/fund.js';
import { foundText as text } from './found.text.js';
import { NoResults } from './no-results.js';
import { ResultsTable } from './results-table.js';
import type { SearchHandlers } from './use-search-box.js';

export interface FoundProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  /** The page that is asked for; `found` may still be the one before. */
  page: number;
  found: FoundPage;
}

/** What a search found, or that it found nothing. */
export function Found({ keywords, page, found, onOpened }: FoundProps) {
  useStyles(css);
  if (found.totalElements === 0) return <NoResults keywords={keywords} onOpened={onOpened} />;
  return (
    <div className="fund-search__found" aria-busy={found.page !== page || undefined}>
      <ResultsTable funds={found.content} caption={text.caption(keywords)} onOpened={onOpened} />
      <Pages keywords={keywords} page={page} found={found} />
      <p className="fund-search__note">{text.past}</p>
      <p className="fund-search__note">{RISK_WARNING}</p>
    </div>
  );
}

function Pages({ keywords, page, found }: FoundProps) {
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
