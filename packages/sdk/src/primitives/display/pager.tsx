import { useRichStyles } from '#theme/use-rich-styles.js';
import { Icon } from './icon.js';
import { chevronLeft, chevronRight } from '#primitives/icons/controls.js';
import { pageList } from './page-list.js';
import css from './pager.css?inline';
import { uiText } from '#primitives/primitives.text.js';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Pages of a long list; nothing when there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  useRichStyles(css);
  if (pages < 2) return null;
  return (
    <nav className="px-pager" aria-label={uiText.pages}>
      <Step shape={chevronLeft} label={uiText.previousPage} idle={page <= 1} onPress={() => onPage(page - 1)} />
      {pageList(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={uiText.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <Step shape={chevronRight} label={uiText.nextPage} idle={page >= pages} onPress={() => onPage(page + 1)} />
    </nav>
  );
}

interface StepProps {
  shape: string;
  label: string;
  idle: boolean;
  onPress: () => void;
}

// stays in place and in reach at the ends, so that focus is not lost there
function Step({ shape, label, idle, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={idle || undefined} onClick={() => idle || onPress()}>
      <Icon shape={shape} />
    </button>
  );
}
