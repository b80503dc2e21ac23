import { fundKind, SUGGEST, fundPath } from '@prosperx/core/fund';
import { FundPages } from '#domain/fund-table/fund-pages.js';
import { FundTable } from '#domain/fund-table/fund-table.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type SearchResultPage, usePopularSearches } from '#queries/fund.js';
import { useMatchingNfos } from '#queries/matching-nfos.js';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { searchResultsText } from './fund-search.text.js';
import type { SearchHandlers } from './use-search-box.js';
import css from './search-results.css?inline';

export interface SearchResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
  /** The page that is asked for; `found` may still be the one before. */
  page: number;
  found: SearchResultPage;
}

/** Shows what a search found, or that it found nothing. */
export function SearchResults({ keywords, page, found, onOpened }: SearchResultsProps) {
  const text = useWords(searchResultsText);
  const { navigate, shared } = useWidget();
  useStyles(css);
  const at = (wanted: number) => ['/search', { ...(keywords && { keywords }), page: wanted }] as const;
  const offers = page === 1 && <MatchingNfos keywords={keywords} onOpened={onOpened} />;
  if (found.totalElements === 0)
    return (
      <>
        <NoResults keywords={keywords} onOpened={onOpened} />
        {offers}
      </>
    );
  return (
    <div className="fund-search__results" aria-busy={found.page !== page || undefined}>
      {found.isNear && <p role="status">{text.near(keywords)}</p>}
      <FundPages
        page={page}
        shownPage={found.page}
        found={found}
        onPage={(wanted) => navigate(...at(wanted))}
        hrefOf={(wanted) => pageUrl(shared, ...at(wanted))}
      >
        <FundTable funds={found.content} caption={text.caption(keywords)} onOpened={onOpened} />
      </FundPages>
      {/* they come after the funds: what is read already stays where it is */}
      {offers}
    </div>
  );
}

/** New fund offers that have the words; nothing where none has. */
function MatchingNfos({ keywords, onOpened }: NoResultsProps) {
  const text = useWords(searchResultsText);
  const nfos = useMatchingNfos(keywords);
  if (nfos.length === 0) return null;
  return (
    <Card title={text.nfos}>
      <ul className="fund-search__most">
        {nfos.map(({ schemeId, nfoType, path, fundHouse, schemeName, kind }) => (
          <li key={schemeId}>
            <SiteLink to={path} params={{ schemeId, nfoType }} onFollow={() => onOpened?.({ schemeId })}>
              <FundCell brand={fundHouse} name={schemeName} note={<span lang={writtenIn(kind)}>{kind}</span>} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface NoResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
}

/** Nothing fits: a way back to all funds, and what others look for. */
function NoResults({ keywords, onOpened }: NoResultsProps) {
  const text = useWords(searchResultsText);
  const { navigate } = useWidget();
  const mostSearched = usePopularSearches(true).slice(0, SUGGEST.count);
  const clear = <Button onClick={() => navigate('/search')}>{text.clearSearch}</Button>;
  return (
    <>
      <div role="status">
        <EmptyState level={2} title={text.noneTitle} text={text.noneText(keywords)} action={clear} />
      </div>
      {mostSearched.length > 0 && (
        <div className="fund-search__results">
          <Card title={text.mostSearched}>
            <ul className="fund-search__most">
              {mostSearched.map((fund) => (
                <li key={fund.encryptedSchemeId}>
                  <SiteLink
                    to={fundPath(fund)}
                    params={{ schemeId: fund.encryptedSchemeId }}
                    onFollow={() => onOpened?.({ schemeId: fund.encryptedSchemeId })}
                  >
                    <FundCell
                      brand={fund.fundHouse}
                      name={fund.schemeName}
                      note={fundKind(fund.category, fund.subCategory)}
                    />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Card>
          <p className="fund-search__note">
            <RiskWarning />
          </p>
        </div>
      )}
    </>
  );
}
