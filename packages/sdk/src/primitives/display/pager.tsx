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
}

/** Pages of a long list; nothing when there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  if (pages < 2) return null;
  return (
    <nav className="px-pager" aria-label={text.pages}>
      <Step shape={chevronLeft} label={text.previousPage} idle={page <= 1} onPress={() => onPage(page - 1)} />
      {pageList(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={text.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <Step shape={chevronRight} label={text.nextPage} idle={page >= pages} onPress={() => onPage(page + 1)} />
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

/** Pages to offer around the one shown: first, last and neighbours; null where some are left out. At most seven entries. */
export function pageList(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, page - 1, page, page + 1, null, pages];
}
