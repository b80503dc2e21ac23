import { FundPages } from '#domain/fund-table/fund-pages.js';
import { FundTable } from '#domain/fund-table/fund-table.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { FundListPage } from '#queries/fund.js';
import type { ViewProps } from '#widget/contract.js';
import { goneText } from './gone.text.js';
import type { watchlistContract } from './watchlist.contract.js';
import { watchlistText } from './watchlist.text.js';

interface WatchedProps extends Pick<ViewProps<typeof watchlistContract>, 'onOpened'> {
  found: FundListPage;
  /** What is watched. */
  ids: readonly string[];
  onUnwatch: (schemeId: string) => void;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** A page of the funds that are watched; those that are none any more are named above it, and are taken from the list there alone. */
export function Watched({ found, ids, onUnwatch, page, onPage, onOpened }: WatchedProps) {
  const text = useWords(watchlistText);
  const words = useWords(goneText);
  // what was read before one of them was taken from the list names it still
  const gone = (found.gone ?? []).filter(({ encryptedSchemeId }) => ids.includes(encryptedSchemeId));
  const unwatch = () => gone.forEach(({ encryptedSchemeId }) => onUnwatch(encryptedSchemeId));
  return (
    <>
      {gone.length > 0 && (
        <Banner tone="info" action={<Button onClick={unwatch}>{words.unwatch}</Button>}>
          {words.noLonger(gone.map(({ schemeName }) => schemeName ?? words.unknownFund).join(', '))}
        </Banner>
      )}
      {(found.totalElements > 0 || gone.length === 0) && (
        <FundPages page={page} shownPage={found.page} found={found} onPage={onPage}>
          <FundTable funds={found.content} caption={text.caption} onOpened={onOpened} />
        </FundPages>
      )}
    </>
  );
}
