import { Pager } from '#primitives/display/pager.js';
import { portfolioText as text } from './portfolio.text.js';
import type { Pages } from './use-pages.js';

interface HoldingPagesProps extends Pick<Pages<unknown>, 'first' | 'page' | 'pages' | 'shown'> {
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which folios are shown, and the way to the others; nothing when all of them are. */
export function HoldingPages({ first, shown, total, page, pages, onPage }: HoldingPagesProps) {
  if (pages < 2) return null;
  return (
    <div className="portfolio__pages">
      <p className="portfolio__muted" role="status">
        {text.range(first, first + shown.length - 1, total)}
      </p>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  );
}
