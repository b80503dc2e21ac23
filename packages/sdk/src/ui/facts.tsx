import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './facts.css?inline';

export interface Fact {
  term: string;
  value: ReactNode;
}

/** Figures with their names, ruled like a ledger. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  useStyles(css);
  return (
    <dl className="px-facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
