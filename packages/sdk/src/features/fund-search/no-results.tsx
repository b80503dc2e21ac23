import { SUGGEST } from '@prosperx/core/fund';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useWidget } from '#api/widget-context.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { fundPath, useMostSearched } from '#queries/fund.js';
import { foundText as text } from './found.text.js';
import { fundKind } from './fund-search.text.js';
import type { SearchHandlers } from './use-search-box.js';

export interface NoResultsProps extends Pick<SearchHandlers, 'onOpened'> {
  keywords: string;
}

/** Nothing fits: a way back to all funds, and what others look for. */
export function NoResults({ keywords, onOpened }: NoResultsProps) {
  const { navigate } = useWidget();
  const mostSearched = useMostSearched(true).slice(0, SUGGEST.count);
  const clear = <Button onClick={() => navigate('/search')}>{text.clearSearch}</Button>;
  return (
    <>
      <div role="status">
        <EmptyState level={2} title={text.noneTitle} text={text.noneText(keywords)} action={clear} />
      </div>
      {mostSearched.length > 0 && (
        <div className="fund-search__found">
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
          <p className="fund-search__note">{RISK_WARNING}</p>
        </div>
      )}
    </>
  );
}
