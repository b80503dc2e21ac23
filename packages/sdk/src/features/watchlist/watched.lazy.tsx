import { FundPages } from '#domain/fund-table/fund-pages.js';
import { FundTable } from '#domain/fund-table/fund-table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { FundListPage } from '#queries/fund.js';
import type { ViewProps } from '#widget/contract.js';
import type { watchlistContract } from './watchlist.contract.js';
import { watchlistText } from './watchlist.text.js';

interface WatchedProps extends Pick<ViewProps<typeof watchlistContract>, 'onOpened'> {
  found: FundListPage;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** A page of the funds that are watched. */
export function Watched({ found, page, onPage, onOpened }: WatchedProps) {
  const text = useWords(watchlistText);
  return (
    <FundPages page={page} shownPage={found.page} found={found} onPage={onPage}>
      <FundTable funds={found.content} caption={text.caption} onOpened={onOpened} />
    </FundPages>
  );
}
