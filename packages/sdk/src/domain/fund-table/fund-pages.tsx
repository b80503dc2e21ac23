import { SEARCH_PAGE_SIZE } from '@prosperx/core/fund';
import type { ReactNode } from 'react';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Pager } from '#primitives/display/pager.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { fundTableText } from './fund-table.text.js';
import css from './fund-pages.css?inline';

interface FundPagesProps {
  /** From 1; the page that is asked for. */
  page: number;
  /** From 1; the page that is shown: the one before, while the next is fetched. */
  shownPage: number;
  found: { readonly content: readonly unknown[]; readonly totalElements: number; readonly totalPages: number };
  onPage: (page: number) => void;
  /** The address of each page on the site. */
  hrefOf?: ((page: number) => string) | undefined;
  /** The table of the page that is shown. */
  children: ReactNode;
}

/** A page of funds: below the table which of how many they are, the way to the others, and what every list of returns says. */
export function FundPages({ page, shownPage, found, onPage, hrefOf, children }: FundPagesProps) {
  const text = useWords(fundTableText);
  useStyles(css);
  // an address that was kept while the list grew shorter
  if (found.content.length === 0) {
    const action = <Button onClick={() => onPage(1)}>{text.firstPage}</Button>;
    return <EmptyState level={2} title={text.beyondTitle} text={text.beyondText(found.totalPages)} action={action} />;
  }
  const first = (shownPage - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <div className="fund-pages__whole">
      {children}
      <div className="fund-pages">
        <p>{text.range(first, first + found.content.length - 1, found.totalElements)}</p>
        <Pager page={page} pages={found.totalPages} onPage={onPage} hrefOf={hrefOf} />
      </div>
      <p className="fund-pages__note">{text.past}</p>
      <p className="fund-pages__note">
        <RiskWarning />
      </p>
    </div>
  );
}
