import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './facts.css?inline';

export interface Fact {
  term: string;
  value: ReactNode;
  /** Long words, such as names: where two stand beside each other it has both places. */
  isWhole?: boolean;
}

/** Figures with their names, ruled like a ledger. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  useStyles(css);
  return (
    <dl className="px-facts">
      {facts.map(({ term, value, isWhole }) => (
        <div key={term} data-whole={isWhole}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
