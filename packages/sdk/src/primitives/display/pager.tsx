import type { MouseEvent, ReactNode } from 'react';
import { isNewTab } from '#primitives/hooks/is-new-tab.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { chevronLeft, chevronRight } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import css from './pager.css?inline';

export interface PagerProps {
  /** The number of the page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Addresses of the pages: each can be opened by itself, before or without scripts too. */
  hrefOf?: ((page: number) => string) | undefined;
}

/** Pages of a long list; nothing when there is only one. */
export function Pager({ page, pages, onPage, hrefOf }: PagerProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  if (pages < 2) return null;
  return (
    <nav className="px-pager" aria-label={text.pages}>
      <Step label={text.previousPage} to={page > 1 ? page - 1 : null} onPage={onPage} hrefOf={hrefOf}>
        <Icon shape={chevronLeft} />
      </Step>
      {pageList(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Step
            key={entry}
            label={text.page(entry)}
            isCurrent={entry === page}
            to={entry}
            onPage={onPage}
            hrefOf={hrefOf}
          >
            {entry}
          </Step>
        ),
      )}
      <Step label={text.nextPage} to={page < pages ? page + 1 : null} onPage={onPage} hrefOf={hrefOf}>
        <Icon shape={chevronRight} />
      </Step>
    </nav>
  );
}

interface StepProps extends Pick<PagerProps, 'onPage' | 'hrefOf'> {
  label: string;
  isCurrent?: boolean;
  /** null: there is no such page. */
  to: number | null;
  children: ReactNode;
}

// stays in place and in reach at the ends, so that focus is not lost there
function Step({ label, isCurrent, to, onPage, hrefOf, children }: StepProps) {
  const said = { 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (!hrefOf || to === null)
    return (
      <button
        type="button"
        {...said}
        aria-disabled={to === null || undefined}
        onClick={() => to !== null && onPage(to)}
      >
        {children}
      </button>
    );
  const follow = (event: MouseEvent) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a {...said} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Pages to offer around the one shown: first, last and neighbours; null where some are left out. At most seven entries. */
export function pageList(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, page - 1, page, page + 1, null, pages];
}
