import { formatDateShort } from '@prosperx/core/format';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { Card } from '#primitives/display/card.js';
import { IconButton } from '#primitives/display/icon.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowLeft } from '#primitives/icons/controls.js';
import { type SearchResultPage, useSearchResults } from '#queries/fund.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { fundSearchContract } from './fund-search.contract.js';
import { fundSearchText, searchResultsText } from './fund-search.text.js';
import { FundSearchBox, SearchBox } from './search-box.js';
import { type SearchHandlers, useSearchBox } from './use-search-box.js';
import css from './fund-search.css?inline';

interface ResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  page: number;
}

const SearchResults = lazy(async () => (await import('./search-results.lazy.js')).SearchResults);

/** The funds that match, or why there are none. */
function Results({ keywords, page, onOpened }: ResultsProps) {
  const text = useWords(fundSearchText);
  const searchResultsWords = useWords(searchResultsText);
  const { apiBase } = useWidget();
  const { data: found, error, refetch } = useSearchResults(keywords, page);
  usePreload(SearchResults, apiBase !== null);
  if (apiBase === null) return <p className="fund-search__lead">{text.noServer}</p>;
  if (error && !found) {
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <p className="fund-search__lead" role="status">
        {found && introOf(found, searchResultsWords)}
      </p>
      {found ? (
        <SearchResults fallback={<Waiting />} keywords={keywords} page={page} found={found} onOpened={onOpened} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Card>
      <SkeletonRows rows={5} />
    </Card>
  );
}

/** Returns how many there are, and the days of the NAVs up to which the returns on the page are calculated. */
function introOf(
  { totalElements, navDays }: SearchResultPage,
  searchResultsWords: typeof searchResultsText,
): string | null {
  if (totalElements === 0) return null;
  return searchResultsWords.intro(totalElements, navDays.map(formatDateShort).join(' – '));
}

type Props = ViewProps<typeof fundSearchContract>;

export function FundSearch(props: Props) {
  return <DataProvider>{props.panel ? <Panel {...props} /> : <Page {...props} />}</DataProvider>;
}

function Page({ keywords, page, resultsOnly, ...handlers }: Props) {
  useStyles(css);
  return (
    <div className="fund-search">
      {!resultsOnly && <FundSearchBox keywords={keywords} {...handlers} />}
      <Results keywords={keywords.trim()} page={page} onOpened={handlers.onOpened} />
    </div>
  );
}

function Panel({ keywords, overlay, onClosed, ...handlers }: Props) {
  const text = useWords(fundSearchText);
  useStyles(css);
  const box = useSearchBox(keywords, true, handlers);
  return (
    <div className="fund-search__panel" role="search" data-overlay={overlay || undefined}>
      {overlay && <IconButton shape={arrowLeft} label={text.back} onClick={() => onClosed?.({})} />}
      <SearchBox box={box} takesFocus={overlay} />
      <p className="fund-search__note">
        <RiskWarning />
      </p>
    </div>
  );
}

export const FundSearchWidget = /* @__PURE__ */ toReact(fundSearchContract, FundSearch);
