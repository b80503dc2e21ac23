import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './sum-list.css?inline';

export interface SumLine {
  term: string;
  value: ReactNode;
  /** Ruled off and large: what the lines above come to. */
  total?: boolean | undefined;
}

/** Names on the left, figures on the right, a total below. */
export function SumList({ lines }: { lines: readonly SumLine[] }) {
  useStyles(css);
  return (
    <dl className="px-sum">
      {lines.map(({ term, value, total }) => (
        <div key={term} data-total={total || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
